/** Made by bench/fit-extractive.ts: one weight for each of FEATURES, in their order. Do not edit. Pure. */

/** Whether a reader would want the unit in a summary of the week. */
export const FACT_WEIGHTS: readonly number[] = [
  -3.189, // one
  -0.285, // density
  1.212, // length
  -0.134, // veryShort
  -0.13, // veryLong
  0.043, // numbers
  -0.034, // names
  0.348, // identifiers
  -0.08, // codeShare
  0.188, // metric
  0.185, // arrow
  0.152, // url
  0.317, // question
  0.191, // exclaims
  -0.188, // endsWithColon
  -0.116, // quoted
  -0.606, // task done
  -0.008, // task open
  -0.068, // warning
  0.362, // depth
  0.065, // details
  -0.754, // hasParent
  0.306, // labelled
  0.565, // firstSentence
  -0.471, // laterSentence
  0.66, // firstInSection
  1.966, // underTitle
  -0.726, // repeated
  -0.23, // repeatedHeading
  -0.417, // sectionLength
  -0.37, // late
  -0.53, // wide
  -0.363, // fragment
  0.591, // numberChange
  0.574, // says decision
  0.225, // says reason
  -0.611, // says lesson
  0.026, // says rule
  0.329, // says outcome
  -0.028, // says open
  0.464, // says person
  0.668, // says preference
  0.101, // says contrast
  0.279, // says finding
  0.761, // says ability
  0.312, // says plan
  1.795, // label decision
  0.111, // label lesson
  0, // label preference
  0.051, // label blocker
  -0.054, // label outcome
  -0.216, // label reason
  0, // label deadline
  -0.079, // label reference
  -0.661, // label meta
  0.085, // heading decision
  -0.016, // heading lesson
  0, // heading preference
  -1.094, // heading blocker
  0.461, // heading outcome
  -0.604, // heading reason
  0, // heading deadline
  -0.086, // heading reference
  -0.539, // heading meta
  0.129, // parent decision
  -0.168, // parent lesson
  0, // parent preference
  0.053, // parent blocker
  -0.068, // parent outcome
  0.019, // parent reason
  0, // parent deadline
  -0.026, // parent reference
  -0.01, // parent meta
];

/** Whether the unit carries something worth remembering for months. */
export const MEMORY_WEIGHTS: readonly number[] = [
  -2.151, // one
  0.079, // density
  0.924, // length
  -0.363, // veryShort
  -0.121, // veryLong
  -0.175, // numbers
  0.012, // names
  0.026, // identifiers
  0.377, // codeShare
  -0.38, // metric
  -0.6, // arrow
  1.188, // url
  0.048, // question
  0.227, // exclaims
  -0.146, // endsWithColon
  -0.173, // quoted
  -0.63, // task done
  -0.246, // task open
  -0.047, // warning
  1.268, // depth
  -0.208, // details
  -0.079, // hasParent
  0.376, // labelled
  -0.522, // firstSentence
  0.223, // laterSentence
  0.264, // firstInSection
  1.469, // underTitle
  -0.821, // repeated
  -0.221, // repeatedHeading
  -0.807, // sectionLength
  0.064, // late
  -0.304, // wide
  -0.733, // fragment
  0.528, // numberChange
  0.306, // says decision
  0.319, // says reason
  0.32, // says lesson
  0.174, // says rule
  -0.048, // says outcome
  -0.336, // says open
  0.583, // says person
  0.501, // says preference
  -0.173, // says contrast
  0.211, // says finding
  0.313, // says ability
  -0.085, // says plan
  1.779, // label decision
  0.484, // label lesson
  0, // label preference
  0.199, // label blocker
  -0.105, // label outcome
  -0.24, // label reason
  0, // label deadline
  -0.097, // label reference
  -0.919, // label meta
  0.905, // heading decision
  0.323, // heading lesson
  0, // heading preference
  -1.024, // heading blocker
  0.082, // heading outcome
  0.018, // heading reason
  0, // heading deadline
  -0.591, // heading reference
  -0.634, // heading meta
  -0.008, // parent decision
  -0.232, // parent lesson
  0, // parent preference
  -0.159, // parent blocker
  -0.302, // parent outcome
  0.018, // parent reason
  0, // parent deadline
  -0.044, // parent reference
  -0.008, // parent meta
];
