/** English. Data for the keys of lexicon.ts, and nothing else. */
import type { Lexicon } from "./lexicon.ts";

export const en: Lexicon = {
  language: "en",
  name: "English",
  reason: `
    because,
    !since (then|when|last|yesterday|version|the beginning|20*|19*|(this |)morning|this (week|afternoon)|lunch|noon|midnight|breakfast|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december),
    since, so that, in order to, so as to, due to, owing to, thanks to, given that, the reason, for this reason,
    which is why, that is why, that's why, therefore, hence, as a result of, caused by, otherwise, to avoid,
    to prevent, rationale, motivated by`,
  contrast: `
    but, however, although, though, despite, in spite of, rather, unlike, yet, except, unless, whereas, actually,
    instead`,
  link: `
    but, and, so, also, however, then, thus, hence, therefore, otherwise, instead, besides, moreover, furthermore,
    additionally, meanwhile, as a result, in addition, this, that, these, those, it, its, they, which`,
  condition: `
    when, whenever, if, once, until, after, before, unless, as soon as, in case, every time, each time, while, where`,
  without: "without",
  negation: `
    !not (only|just|least),
    !no (problem|worries|doubt|matter|wonder|later than|earlier than|sooner|more than|less than|1|2|3|4|5|6|7|8|9),
    !why not, !whether or not, !nothing but, not, never, no, none, nobody, nothing, without, cannot, nor, neither,
    nowhere, (don|doesn|didn|isn|aren|wasn|weren|won|wouldn|can|couldn|shouldn|mustn|hasn|haven|hadn|needn|ain)'t,
    @dont, (doesnt|didnt|isnt|arent|wasnt|wont|cant|shouldnt), refus* to, fail* to`,
  ended: `
    !no more than, no longer, no longer … at all, nobody … any (more|longer), no one … any (more|longer), is history, are history, not any more, not any longer, not anymore,
    (don|doesn|didn|isn|aren|won|can)'t … any(more| more| longer), not … any(more| more| longer),
    !stopped (working|responding|during|being), stopped *ing, stop (using|doing), !no longer than, ceased, discontinued, retired,
    deprecated, decommissioned, sunset(ted|), shut down, phased out, is gone, are gone, got rid of, used to, formerly,
    previously, until now, so far we, is over, obsolete, outdated, superseded, no more`,
  enough: `^enough with, ^enough of, ^goodbye to, ^farewell to, (put|puts|putting) an end to, (had|have) enough of, that's it for, that is it for`,
  return: `
    !back up, !back(ed|ing|) off,
    (went|go|going|goes|move|moves|moved|moving|switch|switched|switching|change|changed|changing|come|came|coming|fall|falls|fell|falling|turn|turned) … back to,
    back to, back on, back at, back onto, revert, reverts, reverted, reverting, return to, returned to, returning to,
    returns to, roll(ed|ing|s|) back, roll(ed|ing|s|) … back, undo, undid, undone, undoing,
    restore(d|s|) the (old|previous|original|former|earlier), again use, reinstat*, as before, as it was before`,
  again: "again, once again, once more, anew, afresh",
  replacement: `
    replaced (by|with), replac(e|es|ing) … (by|with), replaces, replaced, replacing, instead of, in place of,
    rather than, in favo(u|)r of, superseded by, supersedes, swapped … for, swap(s|) … for, swapped out,
    switch(ed|es|ing|) (to|from|over|away), switch(ed|es|ing|) … (to|from), mov(ed|es|ing|e) (from|away|over to|off), mov(ed|es|ing|e) … (off|onto),
    mov(ed|es|ing|e) … from … to, moved (to|onto|into), migrat(ed|es|ing|e) (from|to|away|off), chang(ed|es|ing|e) … from … to,
    chang(ed|es|e) … to, now (use|uses|using|is|are|runs|run), is now, are now, from now on … instead, renamed … to,
    renamed to, raised … to, lowered … to, increased … to, reduced … to`,
  forbidden: "forbidden, prohibited, banned, not allowed, not permitted, off limits",
  multiple:
    "twice as, twice the (size|price|cost|amount|number|speed|rate), doubl(e|es|ed|ing) the, doubled, tripled, quadrupled, halved, (two|three|four|five|six|ten) times (as|more|less|faster|slower|the|higher|lower), half as, half the (size|price|cost|amount|number|speed|rate), tenfold, twofold, threefold",
  from: "from, off",
  newly: `
    !now and then, !right now, !just now, now, nowadays, these days, by now,
    since (monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last|this|today|january|february|march|april|may|june|july|august|september|october|november|december|version|release),
    from (now|today|tomorrow|monday|tuesday|wednesday|thursday|friday|here) on, from today,
    as of (now|today|monday|this), effective (immediately|today), from this (week|month) on, only on request, since then, removed from, taken out of, took … out of, deleted from, struck from, cut to, cut down to, reduced to`,
  stays: `
    stays, stay, staying, stayed, keeps, keep, kept, remains, remain, remained, sticks (to|with), stick (to|with),
    unchanged, is enough, are enough, is not going to, after all`,
  withdrawal: `
    withdraw*, withdrew, dropped, drop(s|ping|) the, drop it, abandon(ed|s|ing|), scrapped, scrap the, scrap it,
    cancel(l|)ed, cancel(l|)ing, cancel the, called off, call(ed|ing|) … off, take(s|) … back, took … back,
    taken back, revok(e|ed|es|ing), rescind(ed|), retract(ed|s|), overturned, overruled,
    chang(ed|e|ing) (my|our|his|her|their|your) mind(s|), decided against, after all, !after all (the|these|those|that),
    not after all, we are not doing, won't (do|happen), will not (do|happen), turned around, the other way round, scratch that, never mind, nevermind, forget (it|that),
    reconsider(ed|ing|), rethought, reversed, reversing the decision,
    reverse(s|) (the|our|that|this) (decision|call|choice), does not hold, no longer holds, was wrong, were wrong,
    turned out (to be |)wrong, is wrong, mistaken, not true, is false, incorrect`,
  leaving: `(are|is|were|was|have been) (leaving|dropping|quitting|ditching), (we|they|team) (left|quit|ditched|dropped|scrap|ditch|drop|dump|leave), (fell|falls|fallen) through,  is out, are out, (ripped|threw|kicked|took|pulled) … out, gave up on, moved (away |)from, done with, terminated, bailed on`,
  restricted: `only, never, exclusively, solely, nobody but, no one but`,
  beside: `also, too, as well, in addition, additionally, besides, on top of that, another, a second`,
  widened: `also, too, as well, may, can, allowed, allows, anyone, anybody, everyone, everybody, all of`,
  mended: `
    !fixed (price|width|height|size|rate|point|number|date|day|slot|schedule|income|cost), fixed, resolved, solved, repaired,
    mended, unblocked, sorted out, cleared up, recovered, works (now|again), working again, back (up|online), passes now,
    without (trouble|problems|failures|errors)`,
  completion: `
    !(not|never) (yet |)(done|fixed|finished|resolved|complete),
    !fixed (price|width|height|size|rate|point|number|date|day|slot|schedule|income|cost), !released under,
    !well done, !half done, done, fixed, finished, complete, completed, resolved, solved, shipped, merged, released,
    deployed, delivered, launched, published, closed, landed, implemented, migrated, rolled out, in place, went live,
    is live, are live, now live, sorted out, taken care of, cleared up, cleared, unblocked, granted, received,
    arrived, signed off, answered, approved, works (now|again), working again, back (up|online), repaired, restored,
    recovered, passed, passes now, accomplished, achieved, succeeded, wrapped up, paid, booked, ordered, installed,
    renewed, signed, sent, verified`,
  unfinished: `
    not yet, not … yet, (hasn|haven|isn|aren|wasn|weren|didn|doesn)'t, still, yet to, unresolved, unfinished,
    incomplete, partly, partially, half done, halfway, half way, almost, nearly, except for, not done, not fixed,
    not finished, not complete, will be, to be, should be, needs to, need to, must be, has to be, have to be,
    once it is, when it is, if it is, until, in progress, wip, ongoing, in review, under review, being reviewed, awaiting review`,
  open: `
    !no (problem|problems|issues|blockers|risk|risks), !without (problems|issues),
    blocked, blocker, blockers, blocking, blocks, pending, awaiting, await, waiting (for|on), waits (for|on),
    wait (for|on), stuck, unresolved, outstanding, unclear, unknown, open question(s|), open issue(s|), still open,
    remains open, remaining, missing, no access, failing, fails, broken, at risk,
    needs (a |)(decision|review|approval|answer|input|sign-off), need to, needs to, follow(-| )up, to do, TODO, @todo, tbd,
    deferred, postponed, on hold, outage, problem, problems, issue, issues`,
  waiting: `waiting (for|on), stuck (until|on|with), blocked (by|on|until), awaiting, i'm (still |)working on, i am (still |)working on, still working on, still waiting (for|on)`,
  hedge: `
    maybe, perhaps, probably, possibly, presumably, might, may be, could be, seems, seem, appears to, apparently,
    i think, we think, i guess, i believe, i suppose, i assume, not sure, unsure, uncertain, likely, unlikely,
    supposedly, kind of, sort of, i wonder, wondering, leaning (to|toward|towards), considering, thinking (of|about),
    tentative, tentatively, rumo(u|)r, guess`,
  proposal: `
    i('d| would|) (recommend|suggest|propose|go with|advise), we('d| would|) (recommend|suggest|propose), recommended,
    recommendation, recommendations, suggest, suggestion, suggestions, proposal, proposals, proposed, proposes,
    we (could|might|may), you (could|might|may|can), one option, option (1|2|3|a|b|c), alternatively,
    would you (like|prefer), do you want, shall (i|we), should (i|we), let me know, which (one|do you),
    if you (like|want|prefer|agree), what about, how about, what if, why not, maybe we, let's consider,
    worth considering, idea`,
  denied: `
    (does|do|will|did) not take place, won't take place, is (false|untrue), no longer (true|valid|so|holds|hold|applies|the case|in force), (isn|wasn)'t (true|so|valid),
    not (the case|so|valid), untrue, wrong that, false that, (it's|that's|was) (false|wrong|untrue),
    never (agreed|asked|decided|approved|happened|said|true|was|the case),
    (nobody|no one|none of us) … (decided|agreed|said|approved|wanted),
    (wrongly|falsely) (noted|written|claimed|said), rejected, null and void,
    reverted … same (day|evening|night|afternoon|week)`,
  unconfirmed: `
    not (yet |)(decided|agreed|settled|resolved|confirmed|final|finali(z|s)ed|approved),
    (isn|aren|wasn|hasn|haven)'t (yet |)(been |)(decided|agreed|settled|resolved|confirmed|final|approved),
    nothing (is |has been |was |)(decided|agreed|settled), undecided, unresolved, unsettled, unconfirmed,
    open question, open point, to be (decided|discussed|confirmed|determined|agreed), tbd, tbc,
    no (decision|conclusion|agreement), (decision|conclusion|approval) … (pending|deferred|postponed),
    needs (a |)(decision|approval|confirmation),
    still (open|unclear|under discussion|being discussed|debating|discussing),
    under (discussion|consideration|review), whether (we|to), hold off, holding off, on hold, wait before,
    don't commit, let's wait, sleep on it, revisit, pending (a |)(decision|approval|confirmation),
    subject to (approval|confirmation), draft, provisional, provisionally, next decision,
    (still |)(torn|undecided|of two minds|on the fence|in two minds), still (weighing|considering|wondering|deciding|figuring out|thinking about|not sure|unsure|evaluating), jury … out, no call made, haven't made up, up in the air,
    no green light, (goes|go) to the (board|committee|council), (board|committee|council) (decides|will decide), up to the (board|committee|council)`,
  heldOff: `veto, vetoed, vetoes, vetoing, (puts|put|putting) … (on hold|on ice), on hold, on ice, shelved, suspended, paused, frozen, freeze, (board|boss|director|council|management|legal|committee|manager) … (blocked|stopped|blocks), reconsidering, reconsider, rethinking, (having|have) second thoughts, reopened, reopening, back on the table, up for discussion, off the table, in limbo, in question, in doubt, not decided, undecided, not settled, not final, nothing is decided, (isn|hasn)'t … decided, not going ahead, on pause, under review`,
  postponed: `postponed, postpone, postponing, deferred, delayed, put off, pushed back, moved back, rescheduled, slips, slipped, adjourned`,
  deferral: `(let me|i need to|i want to|i have to|i'd like to|i must|we need to|we have to|i'd rather|i would rather) (first |still |)… (think|sleep|check|ask|talk|discuss|clarify|consult|run|confirm|hear|see), sleep on (it|that|this), not yet, let's wait, let's (talk|ask|check|discuss), wait (for|until|till), leave (it|that|this) (open|aside|be|for now|until), (put|park|table|shelve|postpone|defer|keep) (it|that|this|the idea|that one) (on hold|on ice|for now|aside|until|back|off|for later), park (it|that|this), on ice, think about (it|that|this|that one), think it over, too early, (talk|ask|check|discuss|clarify) … first, first … (talk|ask|check|discuss|clarify), before we (commit|decide), give me (a |some |)(day|time|night|moment), i'd have to (ask|check|think|talk), (revisit|discuss|talk about|decide) (this|that|it) (on|later|next|tomorrow), (rather|better) wait`,
  decided: `
    decide, decides, decided, deciding on, decision, decisions, chose, chosen, choose, choosing, choice,
    agreed (to|on|that|with|upon), agree (to|on|that), (we|they|team|all) agreed, settled (on|that), approved, adopt,
    adopted, adopting, opted (for|to), opt for, picked, pick, selected, committed to, concluded, resolved to,
    going with, go with, went with, will (use|go with|keep|take|stay with|stick with), ruled out, rejected, declined,
    locked in, final decision, final call, signed off on, mandated, authori(z|s)ed, switched to, sticking with,
    stick with, stay with, staying with`,
  rule: `
    !never mind, !never been, !always (been|wanted|loved|had|was|were), always, never, must, must not, mustn't, shall,
    shall not, should, shouldn't, do not, don't, avoid, only, mandatory, required, requires, require, forbidden,
    prohibited, not allowed, make sure, be sure to, ensure, remember to, stop (using|doing), under no circumstances,
    no exceptions, rule of thumb, best practice, policy, convention, by default, has to, have to, needs to be,
    may only, may not, every, each`,
  lasting: `
    from now on, from here on, going forward, moving forward, in (the |)future, as of (now|today), henceforth,
    from today, starting (now|today|tomorrow|monday|next week), every time, each time, whenever, any time, next time,
    by default, as a rule, in general, permanently, for good, until further notice, at all times, standing rule,
    every (day|week|month|release|monday|tuesday|wednesday|thursday|friday|sprint|quarter), weekly, daily, monthly`,
  lesson: `
    lesson, lessons, learned, learnt, takeaway, takeaways, insight, insights, in hindsight, should have,
    shouldn't have, mistake, mistakes, turns out, turned out, it turns out, reali(z|s)ed, the hard way, gotcha,
    gotchas, pitfall, pitfalls, root cause, next time, what worked, what did not work, what didn't work, never again,
    generali(z|s)ed, distilled, principle, wisdom, rule of thumb, retrospective`,
  probing: `reproduc*, repro, debug*, investigat*, diagnos*, analy(z|s)*, inspect*, trac(e|ed|ing), look(ed|ing|) into, narrow* down, profil(e|ed|ing), bisect*, root-caus*`,
  finding: `
    found, discovered, turns out, turned out, revealed, reveals, shows, showed, caught, noticed, detected, measured,
    observed, unexpectedly, surprising, root cause, confirmed, confirms, caused, reproduced, traced, pinpointed,
    mismatch, bug, it was`,
  preference: `
    prefer, prefers, preferred, preferring, favo(u|)rs, favo(u|)red, favo(u|)rite, would rather, 'd rather, dislike,
    dislikes, disliked, hate, hates, hated, can't stand, cannot stand, don't like, doesn't like, does not like,
    do not like, does not want, doesn't want, don't want, do not want, never want(s|), insist(s|ed|) on,
    want(s|) … (always|never|only), like(s|) … (better|more), love(s|), enjoy(s|), fond of, keen on, likes, wish,
    wishes, please always, please never, please don't, please do not, please keep, please use,
    asked (us |me |)to (always|never), taste, pet peeve`,
  request: `
    please, pls, kindly, could you, can you, would you, will you, i need you to, i want you to, i'd like you to,
    help me, let's, can we, could we, asks for, asked for, asking for, requested`,
  person: "i, i'm, i've, i'd, i'll, me, my, mine, myself, we, we're, we've, our, ours, us",
  plan: `
    next, plan, plans, planned, planning, will, going to, upcoming, schedule, scheduled, future, goal, goals, target,
    roadmap, intend(s|) to, aim(s|) to, want(s|) to, by (end|next), next step(s|), later`,
  ability: `
    !not found, can, cannot, can't, unable to, missing, lack(s|ed|ing|), require(s|d|), not supported, able to, supports, support, allows, allow, impossible, possible, only works,
    works only, limit, limited, limits, depends on, enough, unsupported, incompatible, compatible`,
  consent: `
    yes, yep, yeah, yup, sure, right, correct, exactly, indeed, agreed, agree, i agree, confirmed, absolutely,
    definitely, of course, sounds (good|great|right|fine), looks (good|great|right|fine), lgtm, go ahead, go for it,
    go with, do (it|that|so|both|all), let's (do|go|use|take|keep),
    that's (it|right|correct|fine|good|true|what|exactly|how), that (is|was) (it|right|correct|fine|good|true),
    this is (exactly|what), (that|it|this) (works|worked|helps|helped|fixed), works for me,
    i (like|prefer) (it|that|this), please do, approved, ok, okay, fine, perfect, great, good, excellent, nice,
    makes sense, ship it, proceed, continue, option (1|2|3|a|b|c), fine by me, fair enough, by all means,
    certainly, !(sure|right|fine|good|great|ok|okay|nice) … but,
    !not (sure|right|correct|exactly|good|great|ok|okay|fine), !yes … but, !right now,
    !good (morning|afternoon|evening|day), !good (point|question|catch|to know|news), !(fair|valid|nice|great) (point|question|catch), !right (behind|after|before|next), !yeah no, thumbs up, yea, sure thing, count me in, i'm in, i'm on board, deal, you bet, that'll do, roger, affirmative`,
  refusal: `
    !no (problem|worries|objection|objections|need to ask|doubt), no, nope, nah, no way,
    (don't|do not|stop) … (that|this|it|so), i undid, i reverted,
    undo (that|this|it|your), revert (that|this|it|your), roll (it|that|this) back, wrong,
    that's (wrong|not it|not right|not what|a bad), that is (wrong|not it|not right|not what|a bad),
    (bad|terrible|wrong) idea, it's bad, i (disagree|object), i (don't|do not) (like|want|think|agree), not like that,
    not that, not this, never mind, hold off, hold on, wait, not now, not yet, not convinced, please don't,
    please do not, cancel, reject, rejected, veto, forget it, let's not, i'd rather not, rather not, leave it, (scrap|scratch|drop|skip|kill|bin|ditch|cancel|abort) (that|this|it|the idea), on second thought(s|), take (it|that|this) back, put (it|that|this) back, back (it|that|this) out, (i'd|i would|we'd|we would) rather (keep|stay|stick|leave|not), made it worse, makes it worse, (it|that) (broke|made … worse|did not work|didn't work|didn't help|did not help), don't do (that|it|this), thumbs down, no thanks, no thank you`,
  aside: `next (topic|question|item|point|subject), another (topic|question|thing), different (topic|question), by the way, btw, moving on, (back|on) to the, i know, i knew, i see, i saw, i heard of, i've heard, i remember, got it, later, some other time, another time, in a bit, (maybe|perhaps) (later|tomorrow|someday|one day), tomorrow, next week, i'll (think|look|see|check|ask|read|sleep), let me (think|see|look|check|ask|read|sleep), we'll see, noted, interesting, good to know`,
  declining: `
    i('m| am) (very |so |really |)(sorry|unable|not able|afraid), we('re| are) (sorry|unable|not able), sorry,
    unfortunately … (i|we) (can't|cannot|can not|won't|will not|am|are), i (can't|cannot|can not|won't|will not|am not able), as an ai,
    as a language model`,
  transient: `
    currently, for now, for the moment, for the time being, right now, at the moment, at this moment, just now,
    temporarily, temporary, as a stopgap, stopgap, workaround for now, until tomorrow, until monday,
    until further notice, in progress, ongoing, today only, just today, for today, this morning, this afternoon,
    tonight, as of this writing, still running, is running, in the meantime, meanwhile, one-off, quick fix, interim`,
  sessionScope: `
    (in|for|during|within) this (current |)(session|chat|conversation|thread|run|turn),
    this (session|chat|conversation|time) only, (only|just) (for )(this|now|today|once),
    (only|just) this (time|once|session|run|chat), (just|only) once, this once,
    for this (task|one task|request|question) only, in (the |)(current|present) (session|conversation|chat),
    right now only, until (the |)end of (the |this |)session, let's (just |)try, try … first, for now, for the moment, for the time being, temporarily, as a stopgap, this time only`,
  now: `right now, at (this|the) (very |)moment, (run|do) (it|this|that) now, immediately run, just for now`,
  ticket: `!(bug|bugs|task|tasks|issue|issues|ticket|tickets|story|stories) … (times|minutes|hours|seconds|percent), ticket, tickets, pull request, pull requests, merge request, merge requests, PR, PRs, MR, issue, issues, bug, bugs, task, tasks, story, stories, epic, epics, bead, beads`,
  branch: `branch, branches`,
  checks: `test, tests, test run, test suite, suite, unit tests, build, builds, CI, pipeline, lint, type check, checks`,
  outage: `down, unreachable, not reachable, unavailable, offline, not responding, doesn't respond, hangs, hanging, crashed, out of order, not working, blocked`,
  passing: `red, green, passing, pass, passes, failing, fail, fails, failed, succeeds, succeeded`,
  step: `
    (file|files|change|changes|document|settings) (was|were|is|are|got|have been|has been|) saved, saved successfully, (nothing|no changes) to commit, working tree clean, status (showed|shows|reported) no changes, ran … status, no changes, (server|container|service) (was|is|) restarted, dependencies (were|are|) installed`,
  chore: `pushed, force-pushed, committed, merged, rebased, reverted, squashed, stashed, cloned, tagged, restarted, rebooted, reloaded, listed, relisted, checked out`,
  smoothly: `successfully, without (errors|error|a hitch|complaints), cleanly, ran through, went through`,
  workpiece: `commit, commits, pull request, pull requests, PR, PRs, merge request, branch, branches, file, files, folder, directory, contents, script, scripts, migration script, test, tests, build, CI, pipeline, server, worker, container, backup, report, export, cache, bug, bugs`,
  codePart: `function, method, helper function, constant, variable`,
  codeLine: `line`,
  taskScope: `(for|during) (this|the current) task, (for|during) this (one|single|current) task, while this task lasts, as long as this task, (for|in|during) this session`,
  measured: `than, versus, vs, compared (to|with), against, from … to, (fell|dropped|rose|grew|went) (from|to|by), down (from|to), up (from|to), faster, slower, smaller, larger, times as, reduction, improvement, fewer, cheaper, saved, lost`,
  momentary: `
    !open (question|questions|issue|issues|item|items|point|points|source|task|tasks|ticket|tickets),
    run, re-run, rerun, execute, check, open, click, restart, reload, refresh, clear, press, paste, type, list, print,
    show, look (at|into|up), retry, try, view, see, kill, stop, start, launch, scroll, copy, read (the|this|that|it),
    re-read, verify, inspect, call, ping, wait, continue, proceed, hit, switch to, log (in|out), reboot, reinstall,
    go ahead and`,
  deadline: `
    deadline, deadlines, due (by|on|date|in|at), is due, are due, no later than, not later than,
    must (ship|be done|be ready|be in) by, at the latest, cut-off date, cutoff date, by (the |)end of, time limit,
    before, !by *ing, by, until`,
  expiry: `
    expires, expire, expired, expiring, expiry, lapses, runs out, run out, ends (on|at), ends in,
    valid (until|till|through), terminates, end of life, eol, renewal`,
  located: `
    is at, are at, lives (at|in|on|under), live (at|in|on|under), stands (at|in|on),
    (is|are) (kept|stored|tracked|documented|hosted|found|located) (at|in|on|under), can be found, may be found,
    is found, is under, see, moved to, is available at, hosted (at|on), url is, link is`,
  nothing: `
    none, nothing, no (entries|changes|updates|news|notes|items|blockers|decisions|issues), n/a, not applicable,
    not (stated|given|specified|mentioned|discussed|provided), unspecified,
    nothing (new|to report|special|changed|to do|to add), no change, unchanged, same as (before|above|yesterday),
    see above, as above, unknown, no reason (was |)(given|stated|provided), empty,
    no (substantive |new |other |further |)(work|task work|tasks|activity|progress) (was |were |)(logged|recorded|reported)`,
  praise: `
    (the |a |much |simply |)(best|better|good|nice|right|cleaner|cleanest|fine|great|correct|ideal|optimal|reasonable|appropriate) (option|choice|approach|solution|way|idea|fit|practice|practices|call),
    makes (more |)sense, (is|it's|seems|looks|feels) (better|best|cleaner|right|good|fine|nicer), just better,
    simply better, preferred option`,
  onRequest: `
    (as|was|were|is) (explicitly |)(requested|asked for|instructed|wanted),
    (per|at|on|upon|following|by) (the |)(user|client|customer|team)('s|) (request|wish|instruction),
    (user|client|customer|person|human|developer|they|he|she) (explicitly |directly |simply |just |)(asked|requested|wanted|wants|said so|told (me|us)|instructed),
    on request, as discussed, as agreed, as instructed`,
  qualifier: `
    key, main, major, important, made, today, today's, new, next, more, some, other, final, steps, step, items, item,
    points, point, session, this week, week, weekly, daily, the, of, and, for, our, my, all, overall, technical,
    design, open, remaining, current, learned, taken, summary, list, log, section, notes, so far, applied, pending`,
  mark: {
    decision: `
      decision, decisions, decided, decision made, agreed, agreement, agreements, resolution, we decided, choice,
      chosen, adr, what (we|was) decided`,
    rule: `
      rule, rules, policy, policies, convention, conventions, guideline, guidelines, principle, principles, always,
      never, working agreement, best practice, best practices, from now on`,
    lesson: `
      lesson, lessons, lesson learned, lessons learned, lesson learnt, lessons learnt, learned, learning, learnings,
      takeaway, takeaways, insight, insights, gotcha, gotchas, til, in hindsight, wisdom, what worked, reflection,
      reflections, pitfall, pitfalls, pattern, patterns, correction, corrections, feedback`,
    remember: `
      remember, remember this, to remember, for the record, keep in mind, note to self, don't forget, do not forget,
      memory, worth remembering`,
    preference: "preference, preferences, prefers, likes, dislikes, wish, wishes",
    fact: "fact, facts, good to know, background fact",
    reason: "why, reason, reasons, rationale, because, motivation, cause, root cause",
    apply: "how to apply, applying, how to apply it, application, in practice, how, applies to",
    outcome: `
      outcome, outcomes, result, results, done, completed, shipped, delivered, fixed, fixes, fix, achievement,
      achievements, accomplishment, accomplishments, milestone, milestones, success, successes, released, finished,
      changes, accomplished, highlights, what (got|was) done, what happened`,
    todo: `
      todo, todos, to do, to-do, to-dos, action item, action items, action, actions, next, next step, next steps,
      task, tasks, follow-up, follow-ups, follow up, later, upcoming, plan, plans, commitment, commitments, backlog`,
    open: `
    !no (problem|problems|issues|blockers|risk|risks), !without (problems|issues),
      open, open item, open items, open question, open questions, open issue, open issues, open point, open points,
      blocker, blockers, blocked, pending, waiting, waiting for, waiting on, risk, risks, issue, issues, problem,
      problems, unresolved, remaining, known issues, obstacle, obstacles, concern, concerns, deferred, challenges`,
    deadline: "deadline, deadlines, due, due date, milestone date, cutoff",
    reference: `
      reference, references, link, links, resource, resources, see also, source, sources, docs, documentation,
      dashboard, url, urls, further reading`,
    proposal: `
      proposal, proposals, proposed, suggestion, suggestions, idea, ideas, option, options, recommendation,
      recommendations, draft`,
    question: "question, questions, q, faq, ask, answer",
    request: "request, requests, requested, reminder, please",
    note: `
      note, notes, nb, fyi, info, hint, tip, tips, update, updates, important, warning, caution, example, comment,
      comments, remark, status, context, focus, theme, topic, topics, subject, description, observation, observations,
      summary, overview, details, message, ps, finding, findings, discovery, evaluation, review, agenda, misc, other,
      discussion, discussions, project`,
    meta: `
      generated, updated, updated at, last updated, created, date, dates, time, timestamp, duration, author, authors,
      file, files, files changed, changed files, new files, modified files, key files, commit, commits, committed,
      branch, version, worklog, location, type, tag, tags, attendees, participants, present, session, session id,
      model, tokens, cost, hours, time spent, weather, mood`,
  },
  instruction: {
    frame: `
      please, always, you must, must always, you should, you shall, you have to, you need to, remember to,
      make sure to, be sure to, do not forget to, don't forget to, immediately, kindly`,
    agent: `
      !(monitoring|backup|ssh|user|mail|telemetry|forwarding|estate|travel) agent(s|), agent(s|), assistant(s|), ai, language model(s|), llm(s|), chatbot(s|), the model, models, subagent(s|),
      sub-agent(s|), the bot, copilot`,
    you: `you, your, yourself`,
    this: `this, these`,
    text: `
      rule(s|), line(s|), note(s|), memory, entry, paragraph, instruction(s|), message, preference, sentence,
      passage, reminder, page, document`,
    read: `
      reads, reading, read, reader, processes, absorbed, absorbs, loads, loading, ingests, parses, sees, finds`,
    reader: `
      (whichever|whatever) (agent|assistant|model), once this … is (loaded|read|open|opened), whoever reads, anyone reading this, anyone who reads this, reading this, reads this, when you read,
      if you read this, if you see this, dear (assistant|agent|ai|model|reader), attention (assistant|agent|ai)(s|),
      (note|message|order) (to|for) (the |all |any |) (assistant|agent|ai|model)(s|),
      for (every|any) (coding |ai |) (assistant|agent) … (opening|reading|loading|working),
      after you have (read|absorbed|loaded), to whom it may,
      (whoever|anyone who|every agent that|any agent that|the agent that) (opens|loads|enters|visits|touches|receives),
      on sight of this, at the sight of this, upon loading this, on opening this`,
    every: `
      every, each, all, any, everything, anything, whatever, start of, beginning of, end of, first, start(s|),
      begins, opens, whenever`,
    turn: `
      session(s|), conversation, chat, task, answer(s|), reply, replies, response(s|), turn, startup, launch, visit,
      message, pull request, ticket, command, email, e-mail, mail, shell, commit, build, run, machine, repository,
      project, deploy, day, night, login, call`,
    occasion: `
      every time, each time, whenever you, when you start, when asked for, as soon as … (opened|loaded|started)`,
    ignore: `
      ignor(e|es|ed|ing), disregard(s|ed|ing|), forget(s|ting|), overrid(e|es|den|ing), overrul(e|es|ed|ing),
      bypass(es|ed|ing|), neglect(s|ed|ing|), do not follow, don't follow, no longer follow, stop following,
      pay no attention to, set(s|) aside, drop(s|ping|) all, dismiss(es|), discard(s|), throw(s|) out, abandon(s|),
      no longer bound by, void(s|), dropped, void`,
    prior: `
      previous, previously, prior, above, earlier, preceding, foregoing, all, any, every, your, its, other,
      existing, former, original, initial, system, safety, before, so far`,
    guidance: `
      instruction(s|), prompt(s|), directive(s|), guardrail(s|), guidance, system message, system prompt,
      safety checks, constraints, restrictions, everything … (said|told|written), everything (above|before),
      what … (said|told) … (above|before|earlier), training,
      (anything|whatever|all) … (said|told|written|stated|configured|agreed|ordered) … (before|above|earlier)`,
    rules: `
      rule(s|), guideline(s|), order(s|), policies, convention(s|), prohibition(s|), ban(s|), limits, safeguards`,
    hidden: `hidden, internal, secret, initial, underlying, confidential, complete, private`,
    inner: `
      system prompt(s|), system message(s|), system instructions, chain of thought, prompt verbatim, preamble you were given, (text|words) (it was|you were) primed with,
      its configuration, your configuration, own configuration, its context, your context, initial context,
      its settings, your instructions, its instructions,
      (their|its|your) (complete|full|entire) (prompt|instructions|context)`,
    reveal: `
      reveal(s|ing|), print(s|ing|), show(s|ing|), leak(s|ing|), repeat(s|ing|), output(s|ting|), display(s|ing|),
      dump(s|ing|), disclos(e|es|ing), expos(e|es|ing), exfiltrat(e|es|ing), recit(e|es|ing), quote(s|),
      spell(s|) out, write(s|) out, echo(es|), read(s|) out, hand(s|) over, give(s|) (away|out|up), divulge(s|),
      tell me, tells everyone, cit(e|es), stat(e|es|ing), list(s|) … verbatim, finish(es|) … with, recit(e|es),
      prepend(s|), surrender(s|), spill(s|), volunteer(s|)`,
    send: `
      send(s|ing|), post(s|ing|), forward(s|ed|ing|), upload(s|ing|), email(s|ed|ing|), e-mail(s|ed|ing|),
      mail(s|ed|ing|), exfiltrat(e|es|ing), shar(e|es|ing), transmit(s|ting|), submit(s|), push(es|),
      report(s|) … to, deliver(s|), relay(s|), publish(es|), put(s|) … (on|into|to|in), go(es|) … to,
      pass(es|) … to, hand(s|) … to, sync(s|) … to, back(s|) up … to, mirror(s|) … to, write(s|) … to, leak(s|),
      ship(s|) … to, beam(s|), move(s|) … to, drop(s|) … (at|to|in), mirror(s|ed|), stream(s|), pipe(s|) … to,
      sync(s|ed|) … to, stash(es|) … (at|on|in), export(s|ing|ed)`,
    copy: `cop(y|ies|ying), attach(es|ing|), append(s|ing|), past(e|es|ing), includ(e|es|ing), embed(s|), insert(s|ing|), drop(s|) … into`,
    fetch: `
      add(s|) … from, !pull request(s|), fetch, fetches, fetching, download(s|ing|), pull(s|) (down|in|), retriev(e|es|ing), curl, wget, grab(s|), slurp(s|)`,
    open: `get(s|), load(s|), read(s|), open(s|), visit(s|), consult(s|), look(s|) (at|up)`,
    run: `
      run(s|ning|), execut(e|es|ing), install(s|ing|), source(s|), launch(es|), start(s|),
      pip(e|es|ing) … (to|into|through), invoke(s|), import(s|), eval, exec, npx, clone(s|)`,
    launch: `
      (run|runs|execute|executes|source|install|installs) (it|them|the result|the output|the payload|the helper),
      (run|runs|execute|executes) the (script|result|output|payload), (launch|launches|start|starts|invoke|invokes) (it|them)`,
    disable: `
      knock(s|) out, leave(s|) … off, keep(s|) … off, disabl(e|es|ed|ing), turn(s|ed|ing|) off, turn(s|ed|) … off, switch(es|ed|ing|) off, switch(es|) … off,
      deactivat(e|es|ed|ing), skip(s|ped|ping|), bypass(es|ed|ing|), circumvent(s|), suppress(es|), weaken(s|),
      drop(s|), lift(s|), relax(es|), loosen(s|), get(s|) around, shut(s|) off, silence(s|), mute(s|), remove(s|),
      open(s|) … firewall, ignore(s|d|) … (warning|check), push(es|) straight, break(s|) out, disarm(s|),
      neutrali(z|s)e(s|), waive(s|), bypass, untick, opt(s|) out, approve their own, stop(s|ping|ped), halt(s|ed|ing), pause(s|d), shut(s|) down`,
    keep: `
      need(s|ed|), requir(e|es|ed|ing), wait(s|ed|ing|), ask(s|ed|ing|), request(s|ed|ing|), pass(es|ed|),
      go(es|) through, enabl(e|es|ed|ing), turn(s|ed|) on, switch(es|ed|) on, respect(s|), seek(s|), (run|runs|work|works) … in, in (a|the) sandbox, inside, add(s|ed|), write(s|), set(s|) up, improve(s|), document(s|),
      keep(s|) … on, answer(s|), open(s|) for, get(s|)`,
    safeguard: `
      isolation, security, safety, sandbox, sandboxing, verification, signature check(s|), signature verification,
      commit signing, permission(s|) (check|checks|prompt|prompts|system), permissions, confirmation(s|),
      approval(s|), approval step, review(s|), code review, tls, ssl,
      certificate (check|checks|validation|verification), certificates, firewall, antivirus, malware protection,
      virus scanner, audit, auditing, audit log(s|), logging, redaction, authentication, guardrail(s|),
      safeguard(s|), content filter(s|), secret scanner, scanner, protection, 2fa, mfa, two-factor, checksum,
      digest, certificate pinning, dialog, dialogue, (pre-commit|pre-push|commit|push) hook(s|), integrity check(s|ing), access control, rate limit,
      secret scanning, audit trail, audit log, pull request approval, review step, access log, security (alert|alerts|warning|warnings)`,
    crime: `
      attacker(s|), hacker(s|), malicious, malware, trojan, ransomware, phishing, exploit(s|ed), vulnerability,
      vulnerabilities, prompt injection, (supply chain|injection) attack, credential (stealer|theft), stealer,
      thief, thieves, theft, steals, stole, stolen, breach(ed|), incident, post-mortem, postmortem, compromised,
      backdoor, rogue, scam`,
    erase: `
      delet(e|es|ing), remov(e|es|ing), eras(e|es|ing), wip(e|es|ing), purg(e|es|ing), destroy(s|ing|),
      overwrit(e|es|ing), clear(s|ing|)`,
    obey: `
      (carry|carries|carried) out … (as written|to the letter|there), are to be carried out, (do|does|doing|follow|follows) (what|whatever|as) (it|they|that|is|the), act(s|ing|) on (each|every|the) (line|word), what it says, what is written there,
      compl(y|ies) with (everything|anything|all|whatever),
      follow(s|) its (instructions|orders), what stands there, obey(s|),
      whatever (it|the page|the file|the text) (asks|says|wants|demands),
      (every|any) (request|command|wish) … (granted|obeyed|fulfilled), as a command, as an order, as commands`,
    agree: `
      approv(e|es|ed|ing), accept(s|), authori(z|s)(e|es|ed), allow(s|), rubber-stamp(s|), wave(s|) through, let(s|ting|) … through, green-light(s|), greenlight(s|)`,
    ask: `
      being asked, be asked, questions asked, a question, ask … (permission|first|again|before), need to ask,
      for (permission|confirmation|approval|consent), (waiting|wait) for (permission|confirmation|approval|consent)`,
    unasked: `
      without (any |) (permission|confirmation|approval|consent), without asking, without being asked,
      no (confirmation|approval|permission) (needed|required|necessary),
      (never|stop|stops|no longer) (ask|asks|asking), without (human |user |) (approval|consent|confirmation), without (a |any |) prompt(s|), yes for the user, yes on behalf, no questions, no questions asked`,
    tell: `
      (tell|tells|telling|inform|informs|informing|notify|notifies|notifying|alert|alerts|alerting|warn) … (user|human|operator|owner|developer|anyone|anybody|nobody|maintainer),
      (mention|mentions|mentioning|report|reports|reveal|disclose|show|showing) … (user|operator|owner|anyone|nobody),
      (mention|report|tell|log) (it|this|that),
      (bother|disturb|trouble|involve|consult) … (user|owner|operator|human|anyone|him|her|them)`,
    mention: `mention(s|ed|ing|), tell(s|ing|), report(s|ing|), disclos(e|es|ing), reveal(s|ing|), talk(s|) about, speak(s|ing|) of, say(s|ing|) so`,
    hide: `
      keep(s|) quiet, keep(s|) (this|it|that) (secret|hidden|from|quiet), hide(s|) (this|it|that) from,
      behind … back, whatever it (sees|finds|shows), no matter what (it|you), showing … output,
      nobody (needs|has) to know, forget(s|) to (mention|report|tell), no one (needs|has) to know, never existed,
      without (a |leaving a |any |) trace(s|), no trace(s|), cover … tracks, behind the back, on a need-to-know,
      keep(s|) silent about, stay(s|) silent about, keep(s|) mum,
      (leave|leaves|omit|omits) … out of … (summary|report|answer), not a word (to|about), hush up,
      keep … between us, say(s|) nothing (to|about this|of this|about it)`,
    covert: `
      and say(s|) nothing, stay(s|) silent, keep(s|) silent, quietly, secretly, covertly, in secret, unnoticed, stealthily, discreetly, on the quiet, inconspicuously,
      surreptitiously, without notice, without warning, without a word, unprompted, under the radar, keeps its mouth shut, hold(s|) its tongue, be silent, is silent`,
    feign: `
      pretend(s|), feign(s|), claim(s|) that, lie(s|) about, conceal(s|), report(s|) … as (green|passed|done),
      say(s|) that … (green|passed|fine), always answer(s|), answers that, fake(s|), withhold(s|), deny, denies,
      denying, everything is (fine|ok|okay|green|normal|in order), all is well, (described|reported|presented|shown|listed|marked) as (passing|passed|green|clean|done|fixed|ok), merge anyway, were green`,
    void: `
      count(s|) for nothing, mean(s|) nothing now, out of force, void, null and void, no longer (apply|applies|count|counts|valid), does not count, invalid,
      obsolete from now on, as if … (did|do|does) not exist, never (applied|existed), cease(s|) to apply,
      do not apply, does not apply, never given, lapse(s|), expire(s|) now, suspended, lifted, waived`,
    role: `
      you are now (a|an|the|my|free|no longer), you are no longer,
      from now on … you (are|act|answer|obey|respond|speak|must|will),
      act as (a |an |the |) (root|admin|administrator|unrestricted), pretend (to be|you are),
      your new (role|task|identity|name|purpose), your (hidden |secret |original ) system prompt,
      as an ai (language model|assistant), DAN, do anything now, you have been (updated|reprogrammed|freed),
      (answer|respond|reply|speak|talk|act|behave) as … (persona|character|root|admin), persona that,
      henceforth you, you play, you will play, you take the part of, take on the role of`,
    memories: `memory file(s|), memories, instruction file(s|), your memory, long-term memory, memory folder`,
    private: `
      (api|access|secret|private|ssh|deploy|signing|encryption|gpg|recovery|license) key(s|), the keys, every key,
      all keys, all the keys, the token, (auth|access|bearer|session|api|refresh|github) token(s|), tokens and,
      password(s|), passphrase(s|), credential(s|), secret(s|), login data, private data,
      (customer|client|user|patient|employee) (table|list|data|database|records|mail|mails|file), personal data,
      clipboard, environment variables, browser history, chat history, shell history, conversation history, cookies,
      wallet, seed phrase, bank details, source code, connection string(s|), aws profile(s|), kubeconfig, database dump(s|), credit card (number|numbers|details), session cookie(s|), recovery code(s|), keychain, service account (key|keys|file|json), env file(s|), .env contents`,
    outlet: `
      (request|http|user-agent|outgoing) header(s|), header(s|) of … request(s|), commit message(s|), pull request description(s|), pull request(s|), PR description(s|), merge request(s|), bug report(s|), issue comment(s|), review comment(s|), comment(s|), readme, changelog, release notes, gist(s|), pastebin, every reply, each reply, every answer, each answer, replies, chat`,
  },
  narration: {
    speaker: "user, human, human user, end user",
    machine: `
      assistant, ai assistant, coding assistant, virtual assistant, chatbot, chat bot, agent, language model, ai, bot,
      sub-agent, subagent, model`,
    asked: `
      asked, asks, requested, requests, told, tells, instructed, instructs, wanted, prompted, said, mentioned,
      replied, responded, confirmed that, clarified, pasted, typed, wrote back, thanked, inquired, provided,
      confirmed, agreed, approved, declined, accepted`,
    answered: `
      decided, decides, asked, asks, said, says, replied, replies, responded, responds, answered, answers, explained,
      explains, suggested, suggests, proposed, proposes, offered, offers, recommended, recommends, checked, checks,
      read, reads, ran, runs, wrote, created, fixed, updated, edited, opened, searched, looked, investigated,
      analy(z|s)ed, reviewed, restarted, started, tried, attempted, used, called, found, noted, summari(z|s)ed,
      completed, confirmed, apologi(z|s)ed, generated, provided, helped, spawned, launched, dispatched,
      was (asked|told|instructed|prompted|requested),
      has (found|run|made|given|written|set|built|said|shown|put|done)`,
    talk: `
      (in|during|throughout|over the course of) (this|the|our|that|today's) (current |present |whole |)(conversation|chat|transcript|dialogue|discussion|session|exchange),
      (this|the) (conversation|chat|transcript|session|dialogue|exchange) (covered|covers|discussed|was about|is about|focused|focuses|began|begins|started|starts|ended|ends|shows|continued|included|involved),
      as (discussed|mentioned|noted|described|explained) (above|earlier|before|previously),
      as (requested|asked|instructed|suggested|proposed|told) by the (user|assistant|human),
      (suggested|proposed|recommended|explained) by the (assistant|agent|ai|model),
      (was|were|has been) (decided|agreed|made|run|started|restarted|done|chosen|checked|opened|spawned|executed|performed|carried out) by the (user|assistant|agent|ai|model|bot|sub-agent),
      at the request of the (user|assistant|agent),
      (asked|told|informed|reminded|thanked|assured) the user,
      (asked|told|instructed|requested|prompted) the (assistant|agent|ai|model),
      (spawned|launched|dispatched|kicked off) (a |an |another |one |two |three |several |the |)(new |parallel |separate |)sub-agent(s|),
      sub-agent(s|) (was|were|has been|have been) (spawned|launched|started|dispatched|created)`,
  },
  secret: {
    password: `password, passwords, passwd, pwd, pw, passcode, passcodes, code word, safe word, mother's maiden name, maiden name, pass word, login password, root pw, admin pw, pass-code, magic word, watchword, countersign`,
    label: `pass, pswd, psw, passw, PSK`,
    phrase: `passphrase, passphrases, seed phrase, seed phrases, seed words, wallet seed, recovery phrase, recovery words, backup phrase, secret phrase, mnemonic, mnemonic phrase, wallet words, pass phrase, pass phrases, the phrase for, phrase for the, the phrase to`,
    code: `PIN, PINs, pin (code|codes|number), PUK, TAN, TANs, CVV, CVC, OTP, OTPs, (door|gate|entry|alarm|access|unlock|garage|safe|lock|keypad|lockbox|voicemail|security|verification|confirmation|pairing|backup|recovery|rescue|emergency|scratch|one-time|2FA|MFA) (code|codes|PIN), recovery (key|keys), combination, combinations, (card|account) number, IBAN, social security number, (my|his|her|their|your) social, social is, SSN, PIN1, PIN2, PUK1, PUK2, the pin code, three digits, 3 digits, last three digits, security digits, card verification, combo, combos, security code, install code, activation code`,
    key: `key, keys, code, codes, on the back, back of it, guest wifi, guest wi-fi, guest wlan, guest network, visitor wifi, visitors wifi`,
    token: `apikey, (api|access|secret|private|license|licence) (key|keys), token, tokens, access token, secret, secrets, client secret, signing secret, cookie, cookies, TOTP, 2FA, MFA, authenticator, auth seed, seed`,
    access: `credential, credentials, creds, login, logins, logon, login (data|details), account details, access data, sign-in, accounts`,
    account: `user, username, user name, login, account, email, e-mail`,
    question: `security question, security questions, secret question, challenge question, recovery question, verification question, memorable word, memorable answer, secret answer, recovery answer`,
    answer: `answer, answers, reply`,
    fact: `first pet, first dog, first cat, first car, first school, first teacher, first job, first phone, childhood friend, childhood street, childhood nickname, childhood hero, favo(u|)rite teacher, favo(u|)rite food, favo(u|)rite colo(u|)r, favo(u|)rite film, favo(u|)rite movie, favo(u|)rite book, primary school, elementary school, mother's maiden name, maiden name, mother's birthplace, father's birthplace, city of birth, place of birth, town (i|you|she|he) (was|were) born in, street (i|you|she|he) grew up on, pet's name, name of (my|your|the) (dog|cat|pet), street i lived on, first street, grandmother's name, grandfather's name, nickname, best friend at school, first boss, first concert, first flat, first holiday`,
    lock: `wifi, wi-fi, wlan, hotspot, network, router, door, doors, entrance, gate, garage, safe, strongbox, alarm, card, SIM, tablet, phone, laptop, ipad, padlock, locker, lock, lockbox, cabinet, shed, cellar, basement, bike, elevator, lift, box, drawer, keypad, barrier, building, office, voicemail, parking, car park, parking garage, carport, cabin, cottage, apartment, flat, house, gym, warehouse, storeroom, stairwell, courtyard, hallway, attic, pool, sauna, restroom, clubhouse, workshop, buzzer, intercom, mailbox, suitcase, printer, SSID, WPA, WPA2, WPA3, PSK, zip, archive, PDF, spreadsheet, disk, drive, hard drive, LUKS, VeraCrypt, BitLocker, camera, cameras, CCTV, NAS, projector, TV, meter, till`,
    card: `card, credit card, debit card, visa, mastercard, amex, american express`,
    opens: `open, opens, opened, opening, unlock, unlocks, unlocked, unlocking, log in, logs in, logged in, logging in, log into, sign in, signs in, signed in, get in, gets in, got in, got into, get into, disarm, disarms, disarmed, off, disable the alarm, deactivate, decrypt, decrypts, encrypted, encrypt, protected, secured, authenticate, authenticates, connect as, connects as, get on, gets on, get online, connect, wants, takes, accepts, lets in, lets you in, lets us in, let me in, disarming, unlatch, unlatches, buzz in, be reached, reached, unpack, unpacks, unzip, unzips, mounts, mounted`,
    with: `with, using, by, via`,
    types: `type, types, typing, enter, entering, press, dial, punch in, key in, tap in, pressing, dialling, dialing, tapping in, typed, entered, pressed, dialled, dialed, keyed in, punched in, tapped in`,
    turn: `from, to, into`,
    as: `as, for`,
    sets: `set, chose, chosen, picked, put, used, made it, went with, took, settled on, gave it`,
    dial: `padlock, padlocks, combination lock, combination locks, lockbox, lock box, key box, keybox, key safe, the safe, our safe, office safe, strongbox, locker, bike lock, number lock, keypad, door lock, gate lock, intercom, lock box code, gate keypad, door keypad, buzzer`,
    spoken: `the word, the words, the phrase, phrase was, the sentence, sentence was`,
    is: `is, are, was, were, is now, is still, is just, is simply, is currently, now, set to, is set to, changed to, reset to, will be, becomes, became, equals, reads, remains, stays, are set to, remained, stayed, ends up, ends up being, ended up, turned out to be, comes out as, from now on, it's, it is now`,
    about: `reset, resets, resetting, policy, policies, rule, rules, manager, managers, flow, flows, budget, budgets, limit, limits, count, counts, usage, rotation, rotations, expiry, expiration, expires, renewal, length, strength, field, fields, input, inputs, prompt, prompts, form, forms, page, pages, screen, screens, pad, store, stores, storage, hash, hashes, hashing, hasher, validation, validator, check, checks, checker, scanner, lifetime, ttl, refresh, issue, issues, bucket, buckets, cost, costs, price, per second, stream, requirement, requirements, error, errors, failure, failures, attempt, attempts, generation, generator, parser, handling, support, per request, value, values, name, names, type, types, cache, caches, bug, bugs, hint, hints, protection, authentication, login page, change, changes, migration, insight, takeaway, point, points, decision, decisions, (primary|foreign|public|cache|sort|partition|idempotency|composite|translation|object|dictionary|json|config|map) (key|keys), (error|status|exit|source|zip|postal|area|country|currency|language|response|return|http|result|reason|bar|qr|dead|legacy|sample|example|client|server|machine|byte|color|colour|promo|discount|coupon|invite|referral|time) (code|codes), code (review|reviews|base|path|paths|block|blocks|quality|coverage|change|changes|style|owner|owners|freeze|smell|smells|generation), keyboard, keyword, keywords, (input|output|prompt|max|total|context|cached|completion|reasoning) (token|tokens), design token, design tokens, tokens (per|used|a|saved|in|out|left|total), secret santa, secret sauce, login (page|form|flow|screen|button|time|times|attempt|attempts|issue|bug|required), placeholder, label, labels, message, messages, tooltip, button, copy, recv-keys, keyserver, public keys, fingerprint, fingerprints, gpg key, gpg keys, (article|product|customer|order|part|item|booking|seat|dress|building|tax|flight|tracking|project|cost) (code|codes), PIN header, pin header, pinout, dress code`,
    state: `required, mandatory, missing, wrong, invalid, valid, expired, protected, stored, leaked, forgotten, forgot, lost, unknown, unchanged, empty, blank, optional, ignored, hidden, visible, weak, strong, short, long, secret, secure, insecure, safe, same, different, new, old, correct, incorrect, default, temporary, private, public, ok, okay, fine, done, fixed, broken, bad, good, gone, needed, set, not set, unset, shared, plaintext, plain text, in plain text, prompted, disabled, enabled, too, see, ask, asks, kept, lives, vault, 1password, bitwarden, keepass, keychain, lastpass, at least, minimum, characters, chars, digit, digits, letters, pending, unclear, changed, read-only, still, also, here, there, below, above, attached, self-explanatory, case-sensitive, single-use, unique, random, arbitrary, redacted, omitted, *able, *ible, *ing, *ed, *ly, *ive, *less, passed, skipped`,
  },
  actor: {
    self: `I, me, myself`,
    project: `project, repo, repository, codebase, app, application`,
    who: `
      user, users, end user, end users, human, humans, assistant, assistants, ai assistant, chatbot, chatbots,
      chat bot, people, person, persons, i, me, myself, we, us, you, he, she, they, them, someone, somebody, everyone`,
    role: `
      ai, ai agent, ai agents, coding agent, coding agents, agent, agents, sub-agent, sub-agents, bot, bots, team,
      teams, team member, team members, developer, developers, speaker, speakers, participant, participants,
      interlocutor, interlocutors, client, customer`,
    attitude: `
      preference, preferences, request, requests, question, questions, wish, wishes, opinion, opinions, intent,
      intents, intention, intentions, habit, habits, mood, likes, dislikes, expectation, expectations, instruction,
      instructions`,
    deed: `
      plan, plans, goal, goals, need, needs, idea, ideas, concern, concerns, decision, decisions, action, actions,
      response, responses, reply, replies, answer, answers, behavio(u|)r, comment, comments, statement, statements,
      suggestion, suggestions, choice, choices, interest, interests, identity, background, name, style, approval,
      thoughts`,
  },
  measures:
    "hrs/hour, mins/minute, secs/second, ton/tonne, tons/tonne, tonne/tonne, tonnes/tonne, bn/1000000000, mn/1000000, kilo/kilogram, kilos/kilogram",
  contraries:
    "begin/end, begins/ends, began/ended, start/end, starts/ends, opens/closes, opened/closed, short/long, shorter/longer, early/late, earlier/later, first/last, high/low, higher/lower, bigger/smaller, larger/smaller, rise/fall, rises/falls, buy/sell, buys/sells, import/export, lend/borrow, warm/cold, hot/cold, morning/evening, summer/winter, above/below, north/south, east/west, left/right, strict/loose, formal/informal, likes/hates, likes/dislikes",
  opposites: `
    enable/disable, enabled/disabled, allow/forbid, allowed/forbidden, always/never, before/after, more/less,
    minimum/maximum, at least/at most, increase/decrease, increased/decreased, accept/reject, accepted/rejected,
    open/closed, public/private, opt-in/opt-out, keep/drop, start/stop, with/without, on/off, required/optional,
    include/exclude, add/remove, faster/slower, cheaper/more expensive, works/fails, internal/external,
    manual/automatic, true/false, yes/no`,
  calendar: {
    months: `
      january jan, february feb, March mar, april apr, May, june jun, july jul, august aug, september sept sep,
      october oct, november nov, december dec`,
    weekdays: `
      monday mondays mon, tuesday tuesdays tues tue, wednesday wednesdays wed, thursday thursdays thurs thur thu,
      friday fridays fri, saturday saturdays Sat, sunday sundays Sun`,
    relative: {
      "day-2": "day before yesterday",
      "day-1": "yesterday, last night",
      day0: "today, tonight, this (morning|afternoon|evening)",
      "day+1": "tomorrow",
      "day+2": "day after tomorrow",
      "week-1": "last week, previous week, past week",
      week0: "this week, current week",
      "week+1": "next week, coming week, following week",
      "week+2": "week after next",
      "month-1": "last month, previous month",
      month0: "this month, current month",
      "month+1": "next month, coming month, following month",
      "year-1": "last year, previous year",
      year0: "this year, current year",
      "year+1": "next year, coming year",
      "quarter-1": "last quarter, previous quarter",
      quarter0: "this quarter, current quarter",
      "quarter+1": "next quarter, coming quarter",
      "end-of-week": "end of (the |this |)week, week's end, weekend, EOW",
      "end-of-month": "end of (the |this |)month, month end, month's end, EOM",
      "end-of-month+1": "end of next month, end of the (next|coming|following) month",
      "end-of-year": "end of (the |this |)year, year end, year's end, EOY",
    },
    ahead: `
      in (another |)(the next |)(about |)(a |){n} {unit}, (within|after|for) (another|the next) {n} {unit},
      {n} {unit} (from now|out|ahead|from today), (in|over) the (next|coming) {n} {unit}`,
    span: `(within|after|for) (about |)(a |){n} {unit}, {n} {unit} later`,
    ago: "{n} {unit} (ago|earlier|before|back), (in|over) the (last|past) {n} {unit}",
    units: {
      day: "day, days",
      week: "week, weeks, wks",
      fortnight: "fortnight, fortnights",
      month: "month, months",
      year: "year, years",
    },
    numbers: `
      zero, one a an, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen,
      sixteen, seventeen, eighteen, nineteen, twenty`,
    nextWeekday: `next {}`,
    weekdayNextWeek: `{} next week, {} of next week`,
    thisWeekday: `this {}`,
    lastWeekday: "last {}, past {}, {} last week",
    weekNumber: "week {n}, wk {n}, cw {n}, calendar week {n}",
    quarterNumber: "q{n}, quarter {n}",
    year: "",
    month: "",
    day: "",
    ordinals: "st, nd, rd, th",
    of: "of",
    yearEnds: "",
    until: "to, until, through, thru, till",
    first: "month",
  },
  stopWords: `
    a an the and or but if then so of to in on at for with from by as is are was were be been being am it its this
    that these those we you they he she i our your their his her them us me my not no do does did has have had having
    will would can could should may might must there here which who whom what when where why how than too also into
    over under about after before because while per via just any some such only own same very each both few more most
    other again once up down out off`,
  articles: "the a an this that these our my your its",
  dangling: `
    a an the and or but nor so of to in on at for with from by as is are was were be been that which who not no its
    their our my your his her this these those than via per when if because since while into without within instead
    rather due until after before between about over under must should can could will would has have had i.e e.g`,
  endings: "s es ed ee ing ings ies ied edly ions",
  abbreviations: `
    e.g i.e vs etc cf approx incl resp ca no# nos# nr# fig# figs# mr mrs ms dr prof st jr sr inc ltd co corp dept est
    vol# pp# p# ed eds al`,
};
