/**
 * Made by bench/fit-extractive.ts: one weight for each of FEATURES, in their order. Do not edit.
 */

/** Whether a reader would want the unit in a summary of the week. */
export const FACT_WEIGHTS: readonly number[] = [
  -2.23, // one
  0.95, // density
  0.77, // length
  0.05, // veryShort
  -0.26, // veryLong
  0.11, // numbers
  0.1, // names
  0.22, // identifiers
  0.16, // codeShare
  0.12, // metric
  0.16, // arrow
  0.07, // url
  0.05, // question
  0.2, // exclaims
  -0.13, // endsWithColon
  -0.09, // quoted
  -0.3, // task done
  0.1, // task open
  -0.04, // warning
  0.12, // depth
  0.17, // details
  -0.67, // hasParent
  0.39, // labelled
  0.5, // firstSentence
  -0.3, // laterSentence
  0.49, // firstInSection
  1.38, // underTitle
  -0.57, // repeated
  -0.07, // repeatedHeading
  0.02, // sectionLength
  -0.17, // late
  -0.42, // wide
  -0.23, // fragment
  0.64, // numberChange
  -0.12, // catalogue
  -0.53, // siblings
  0.33, // siblingLength
  -3.21, // weekSize
  0.63, // statementLength
  0.47, // says decision
  0.08, // says reason
  -0.66, // says lesson
  -0.04, // says rule
  0.34, // says outcome
  0.18, // says open
  0.3, // says person
  0.51, // says preference
  0.07, // says contrast
  0.36, // says finding
  0.61, // says ability
  0.23, // says plan
  1.19, // label decision
  0.15, // label lesson
  0, // label preference
  -0.07, // label blocker
  0.04, // label outcome
  -0.25, // label reason
  0, // label deadline
  -0.01, // label reference
  -0.71, // label meta
  0.33, // heading decision
  -0.29, // heading lesson
  0, // heading preference
  -0.76, // heading blocker
  0.42, // heading outcome
  -0.44, // heading reason
  0, // heading deadline
  -0.04, // heading reference
  -0.45, // heading meta
  0.13, // parent decision
  -0.15, // parent lesson
  0, // parent preference
  0.13, // parent blocker
  0.04, // parent outcome
  -0.05, // parent reason
  0, // parent deadline
  -0.01, // parent reference
  0, // parent meta
];

/** Whether the unit carries something worth remembering for months. */
export const MEMORY_WEIGHTS: readonly number[] = [
  -4.29, // one
  1.1, // density
  -0.1, // length
  -0.12, // veryShort
  -0.32, // veryLong
  -0.26, // numbers
  0.05, // names
  -0.07, // identifiers
  0.71, // codeShare
  -0.49, // metric
  -0.79, // arrow
  1.57, // url
  -0.15, // question
  0.43, // exclaims
  -0.05, // endsWithColon
  -0.17, // quoted
  -0.43, // task done
  -0.19, // task open
  -0.04, // warning
  1.32, // depth
  -0.1, // details
  0.12, // hasParent
  0.49, // labelled
  -0.27, // firstSentence
  0.03, // laterSentence
  -0.01, // firstInSection
  1.22, // underTitle
  -0.75, // repeated
  -0.16, // repeatedHeading
  -0.25, // sectionLength
  0.1, // late
  0.54, // wide
  -0.46, // fragment
  0.99, // numberChange
  -0.28, // catalogue
  -0.9, // siblings
  1.83, // siblingLength
  -2.26, // weekSize
  2.16, // statementLength
  0.13, // says decision
  0.2, // says reason
  0.3, // says lesson
  0.06, // says rule
  -0.14, // says outcome
  -0.37, // says open
  0.5, // says person
  0.42, // says preference
  -0.28, // says contrast
  0.18, // says finding
  0.17, // says ability
  -0.16, // says plan
  1.35, // label decision
  0.61, // label lesson
  0, // label preference
  0.22, // label blocker
  -0.07, // label outcome
  -0.44, // label reason
  0, // label deadline
  -0.06, // label reference
  -1.23, // label meta
  1.11, // heading decision
  0.25, // heading lesson
  0, // heading preference
  -0.91, // heading blocker
  0.1, // heading outcome
  0.25, // heading reason
  0, // heading deadline
  -0.8, // heading reference
  -0.9, // heading meta
  -0.02, // parent decision
  -0.3, // parent lesson
  0, // parent preference
  -0.09, // parent blocker
  -0.36, // parent outcome
  -0.17, // parent reason
  0, // parent deadline
  -0.05, // parent reference
  0, // parent meta
];
