import { describe, expect, it } from "vitest";
import { narrationIn } from "../../../src/profile/precision/narration.ts";
import { transientIn } from "../../../src/profile/typed/routine.ts";
import { cpuMs } from "../../support/cpu-time.ts";

describe("narration", () => {
  it.each([
    "Die Assistentin schlug kleinere Gruppen vor.",
    "L'assistante a proposé des groupes plus petits.",
    "Asystentka zaproponowała mniejsze grupy.",
    "助理医师建议缩小小组。",
    "店のアシスタントが開店時間の延長を提案した。",
    "The sales assistant suggested a second till.",
  ])("is none of a person whose job it is to assist: %s", (text) => {
    expect(narrationIn(text)).toBeUndefined();
  });

  it.each([
    ...["The assistant decided to restart the gateway.", "The user asked the assistant to check logs"],
    ...[
      "A sub-agent was spawned to research vector stores",
      "After the outage, the user asked the assistant to read the log.",
    ],
    ...[
      "SQLite was chosen in this conversation over Postgres.",
      "Redis runs on 6380. The assistant then restarted it.",
    ],
    ...[
      "We spawned two sub-agents for the research",
      "Jim asked the assistant to compare prices",
      "The user requested a summary",
    ],
    ...[
      "The user wanted to see the diff",
      "As discussed above, deploys run on Friday",
      "The conversation covered pricing",
    ],
    ...[
      "The agent decided to skip the tests",
      "I asked the user whether to go on",
      "The AI suggested a cache",
      "User asked for logs",
    ],
    ...[
      "Der Assistent hat beschlossen, das Gateway neu zu starten.",
      "Se lanzó un subagente para investigar X.",
      "È stato avviato un sotto-agente per studiare X.",
      "O assistente decidiu reiniciar o gateway.",
      "Asistan ağ geçidini yeniden başlatmaya karar verdi.",
      "Kullanıcı asistandan logları kontrol etmesini istedi.",
      "Sebuah sub-agen dijalankan untuk meneliti X.",
      "アシスタントはゲートウェイを再起動することにした。",
    ],
    ...[
      "*The user* **asked** for a plan",
      "The user’s goal is X; the user said so",
      "The model was asked to write tests",
    ],
    ...[
      "It was decided by the assistant to restart the gateway.",
      "Vom Assistenten wurde entschieden, den Dienst neu zu starten.",
      "由助手决定重启网关",
    ],
    ...[
      "Ein Unteragent wurde gestartet, um die Glasur zu prüfen.",
      "Um subagente foi iniciado para pesquisar o esmalte.",
    ],
    ...["Был запущен субагент для изучения глазури.", "Se lanzó un subagente para investigar el esmalte."],
    ...["用户要求助手检查日志", "助手决定重启网关", "在这次对话中选择了SQLite", "启动了一个子代理来研究"],
    ...[
      "ユーザーがアシスタントにログの確認を頼んだ",
      "アシスタントはゲートウェイを再起動した",
      "この会話ではSQLiteを選んだ",
      "サブエージェントを起動した",
    ],
    ...[
      "사용자가 로그 확인을 요청했다",
      "Der Nutzer bat um eine Liste",
      "L’utilisateur a demandé un résumé",
      "El usuario pidió un plan",
    ],
    ...[
      "Depths are in centimetres, as requested by the user.",
      "LoRa was then suggested by the assistant and stays.",
      "The assistant has found that COPY is faster.",
      "COPY is faster (the user confirmed this).",
      "The assistant chose to reboot the router",
      "Another agent was launched to find hotels",
      "Three subagents ran in parallel",
      "The conversation turned to hosting",
      "Der Agent beschloss, den Cache zu leeren",
      "El asistente eligió el plan barato",
      "L'assistant a choisi l'offre annuelle",
      "アシスタントは安いプランを選んだ",
      "Ассистент перезапустил роутер",
    ],
  ])("is heard: %s", (text) => {
    expect(narrationIn(text)).toBeDefined();
  });

  it.each([
    ...[
      "Users asked for dark mode, so it ships in 2.4",
      "Three users asked for an export to CSV",
      "Customers requested SSO",
    ],
    ...[
      "When the user asked for deletion, the API returned 500: fixed by purging sessions first",
      "One user said the app is slow",
    ],
    ...[
      "The user prefers tabs over spaces",
      "The user table has 41,200 rows",
      "Sub-agents are killed after 30 s without output",
    ],
    ...[
      "The assistant API has a limit of 60 requests a minute",
      "Ask the assistant team at the river authority for keys",
    ],
    ...["Session tokens expire 15 minutes after the session ends", "The agent restarts itself when memory passes 2 GB"],
    ...[
      "The AI gateway was moved to Frankfurt",
      "The human resources system exports on Mondays",
      "Ilse asked for an extension of the permit",
    ],
    ...[
      "The chat server keeps messages for 90 days",
      "If the user asked twice, the bot answers once",
      "The team decided to drop SIM cards",
    ],
    ...["用户要求深色模式，因此 2.4 版加入", "用户表有三个索引", "助手接口限速每分钟60次", "会话令牌15分钟后过期"],
    ...[
      "ユーザーから要望が多かったためダークモードを追加",
      "アシスタントAPIの上限は60回",
      "세션 토큰은 15분 후 만료된다",
    ],
    ...[
      "The review of Perplexity.ai found three gaps",
      "Rows are deleted at the user's request within 30 days",
      "Fields requested by the user are returned first",
      "The model was asked 40 questions in the benchmark and got 31 right",
      "A payment stays open until the user confirmed it by mail",
    ],
    ...["Ilse chose the annual plan", "Each agent runs in its own container", "Der Betriebsrat beschloss neue Zeiten"],
    ...["The second agent in the hall sells day tickets", "Subagents run in parallel, four at a time"],
    ...["根据用户的要求返回字段", "ユーザーの要求に応じて行を返す"],
  ])("is not heard in a fact: %s", (text) => {
    expect(narrationIn(text)).toBeUndefined();
  });

  it("is looked for in linear time", () => {
    const began = cpuMs();
    for (const part of ["the user ", "asked the ", "用户", "sub-agent ", "in the ", "ユーザーは", ". "])
      narrationIn(part.repeat(100_000));
    expect(cpuMs() - began).toBeLessThan(2_000);
  });
});

describe("an entry of the moment", () => {
  const over = (content: string, kind = "todo", expiry = "temporary") => transientIn({ kind, content, expiry });

  it.each([
    ...[
      "Run codex from ~/Code/agenr with docs/prompts/v0.3/ingest.md",
      "Clear visible webchat history by doing Cmd+Shift+R",
    ],
    ...[
      "Check gateway logs for the OAuth token refresh failure",
      "Restart the server",
      "Take a look at the gateway logs",
      "Leere den Browserverlauf mit Strg+Umschalt+R",
      "Logs des Gateways prüfen",
      "Vérifier les logs de la passerelle",
      "Jette un œil aux logs",
      "Draai codex vanuit ~/Code/agenr",
      "Please open the settings page",
      "let's rerun it",
    ],
    ...["The build is broken right now", "运行 npm test", "请查看网关日志", "ゲートウェイのログを確認してください"],
  ])("is told from its words: %s", (content) => {
    expect(over(content)).toBeDefined();
  });

  it.each([
    ...[
      "Renew the TLS certificate by 2026-05-01",
      "Check the backups every Monday",
      "Run the migrations before every release",
    ],
    ...[
      "Ilse extends the permit for the mast at Weir 7",
      "Write the runbook for failover",
      "Verify invoices when the tax rate changes",
    ],
    ...[
      "Checkout runs on Stripe",
      "Open questions go to the tracker",
      "Running costs are 40 EUR a month",
      "每次发布前运行迁移",
    ],
  ])("is not: %s", (content) => {
    expect(over(content)).toBeUndefined();
  });

  it("is never a preference, a lesson or a decision, which are rules in the imperative", () => {
    for (const kind of ["preference", "lesson", "decision"])
      expect(over("Run tests against a real database", kind)).toBeUndefined();
  });

  it("is what the model says matters in this session only", () => {
    expect(over("Redis runs on port 6380", "fact", "session-only")).toContain("session");
  });
});
