/**
 * Knows a title made of words that stand over anything: `Main findings`, `技术要点`.
 */

const VAGUE = new RegExp(
  `^(?:(?<!\\p{L})(?:${"observations?|findings?|highlights?|details?|overview|updates?|updated|approach|library|technical|other|general|misc(?:ellaneous)?|various|ideas?|thoughts?|questions?|changes?|applied|made|taken|this|turn|cycle|the|and|of|key|main|things?|stuff|info(?:rmation)?|tasks?|projects?|goals?|decisions?|types?|output|one|two|three|four|five|implementation|impact|assessment|target|purpose|motivation|design|features?|choices?|architecture|new|files?|created|modules?|implemented|added|fix(?:es|ed)?|post|pre|existing|bugs?|notes?|lessons?|commits?"})(?!\\p{L})|核心|关键|主要|重要|相关|其他|今日|当前|本周|下周|本月|技术|知识|项目|任务|工作流|工作|系统|体系|设计|主题|发现|信号|模式|概念|内容|信息|详情|状态|总结|更新|演进|背景|目标|示例|框架|对比|分析|结果|发布|文章|说明|优先级|要点|亮点|事项|完成|成就|[高中低的与和]|概要|詳細|その他|について|내용|개요|기타|[\\s\\p{P}\\p{S}\\d])+$`,
  "iu",
);

const BRACKETS = /[（(][^()（）]*[)）]/gu;

export const isVague = (title: string): boolean => VAGUE.test(title.slice(0, 80).replace(BRACKETS, " "));
