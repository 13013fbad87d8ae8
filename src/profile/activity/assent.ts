/**
 * What one side of a conversation makes of the other's words: a proposal that waits for a yes, a yes, a no.
 */

/** How much of a message is its answer to the one before. */
const OPENING = 160;

const NO =
  /^[^\p{L}\p{N}]{0,4}(?:(?:hm+|ok|okay|well|wait|actually|sorry|but|dude|my dude|omfg|wtf|fucking hell|fuck)\b[\s,.!]{0,4}){0,3}(?:no(?!\s*(?:problem|worries|objection|need to ask))\b|nope|nah|(?:don'?t|do not|stop)\b(?=[^.!?\n]{0,40}\b(?:that|this|it|so)\b)|undo\b|revert\b|wrong\b|that'?s (?:wrong|not (?:it|right|what)|a bad)|(?:it'?s|that is|this is)? ?(?:a )?(?:bad|terrible|wrong) idea|i (?:disagree|don'?t (?:like|want|think so|agree))|not (?:like )?that|never mind|(?:nein|non)\b|いいえ|いや[、,]|違(?:う|い)|ダメ|だめ|やめて|不(?:行|对|是|要|用|同意)|别|反对|아니)/iu;
const REVERSED =
  /\b(?:i undid|i reverted|undo (?:that|this|it|your)|revert (?:that|this|it|your)|roll (?:it|that) back)\b/iu;
const YES =
  /^[^\p{L}\p{N}]{0,4}(?:(?:ok|okay|well|right|hm+|oh)\b[\s,.!]{0,4}){0,2}(?:yes\b|yeah|yep|yup|sure\b|agreed?\b|exactly|correct\b|perfect\b|great\b|good\b|nice\b|fine\b|lgtm|sounds good|do (?:it|that|so|both|all)\b|go (?:ahead|for it|with)|let'?s (?:do|go|take|use)|please do|approved?\b|option \w+|that'?s it|i (?:like|agree|prefer)|makes sense|ja\b|genau|oui\b|d'accord|はい|うん|それで|お願い|了解|いいね|良い|良さ|いいです|賛成|好的?|可以|同意|行[，。！]|没问题|就这(?:样|么)|네|좋)/iu;
/** An agreement that is all a message says. */
const BARE_YES =
  /^[^\p{L}\p{N}]{0,4}(?:ok|okay|k|y|right|continue|go on|proceed|ship it|続けて|どうぞ|继续|进行吧)[\s.!。！]{0,4}$/iu;

/** Whether the person turns down what was said before. */
export function isNo(text: string): boolean {
  const opening = text.trimStart().slice(0, OPENING);
  return NO.test(opening) || REVERSED.test(opening);
}

/** Whether the person takes up what was said before. */
export function isYes(text: string): boolean {
  const opening = text.trimStart().slice(0, OPENING);
  return !isNo(text) && (YES.test(opening) || BARE_YES.test(opening));
}

const PROPOSING =
  /\b(?:i(?:'d| would) (?:recommend|suggest|propose|go with)|i (?:recommend|suggest|propose)|recommended|recommendations?|suggestion|proposals?|proposed|we (?:could|might|may|should)|you (?:could|might|may|should|can)|one option|options? (?:\d|[a-c]\b)|alternatively|would you (?:like|prefer)|do you want|shall (?:i|we)|should (?:i|we)|let me know|which (?:one|do you)|if you (?:like|want|prefer)|(?:ich )?schlage? vor)\b|提案|おすすめ|いかが|でしょうか|ましょうか|建议|推荐|可以考虑|要不要|是否(?:需要|要)|제안/iu;

/** Whether what the assistant says there waits for the person's word. */
export const isProposal = (text: string): boolean => PROPOSING.test(text) || /[?？]\s*$/.test(text);
