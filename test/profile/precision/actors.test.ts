import { describe, expect, it } from "vitest";
import { actorIn } from "../../../src/profile/precision/actors.ts";
import { cpuMs } from "../../support/cpu-time.ts";

const isActor = (subject: string, names: readonly string[] = []): boolean => actorIn(subject, names) !== undefined;

describe("a subject", () => {
  it.each([
    ...[
      "User",
      "user",
      "the user",
      "Users",
      "The Assistant",
      "assistant",
      "Human",
      "AI",
      "Bot",
      "the AI assistant",
      "KI",
      "l'IA",
      "ИИ",
      "人工知能",
      "agent",
    ],
    ...["the team", "our team", "me", "We", "you", "sub-agent", "end user", "@user", '"User"', "user:", "User (Jim)"],
    ...[
      "User preferences",
      "user preference",
      "User's preferences",
      "the user’s request",
      "users' wishes",
      "user-preferences",
    ],
    ...[
      "USER_PREFERENCES",
      "user coding preferences",
      "The user's editor",
      "Assistant's plan",
      "assistant plan",
      "AI preferences",
    ],
    ...["the team's release process", "team's calendar", "my preferences", "our plans", "Preferences of the user"],
    ...["User preferences for dark mode", "User request about deploys", "user: dark mode", "User - editor settings"],
    ...[
      "request from the user",
      "instructions by the assistant",
      "User and assistant",
      "user/assistant",
      "User background",
    ],
    ...[
      "用户",
      "用户的要求",
      "用户偏好",
      "用户编码偏好",
      "助手",
      "助手的计划",
      "AI助手",
      "团队的决定",
      "我们",
      "我的偏好",
      "用户们",
    ],
    ...[
      "ユーザー",
      "ユーザ",
      "ユーザーの好み",
      "ユーザー要望",
      "アシスタントの計画",
      "チームの予定",
      "私",
      "사용자",
      "사용자의 요청",
    ],
    ...["Speaker A", "participant 2's plan", "User 1", "team members", "UserPreferences"],
    ...["user prefers tea", "what the team needs", "你", "您的要求", "团队成员", "チームメンバー", "あなたの希望"],
    ...["Nutzer", "der Benutzer", "Nutzerpräferenzen", "l'utilisateur", "préférences de l’utilisateur", "usuario"],
    ...[
      "preferencias del usuario",
      "preferenze dell'utente",
      "пользователь",
      "предпочтения пользователя",
      "Präferenzen des Nutzers",
    ],
  ])("is an actor: %s", (subject) => {
    expect(isActor(subject)).toBe(true);
  });

  it.each([
    ...["User authentication service", "user table", "User interface", "user story map", "AI gateway", "agent runtime"],
    ...["bot framework", "assistant API", "human resources system", "team calendar"],
    ...[
      "user preferences page",
      "user_preferences table",
      "User authentication plan",
      "user data retention",
      "username rules",
    ],
    ...["UserService", "userPreferencesTable", "user likes table", "user needs assessment", "User 12345 import"],
    ...["agent X protocol", "智能体架构"],
    ...[
      "Useful links",
      "aider",
      "Robot arm",
      "teamwork guide",
      "agenr CLI",
      "Tailscale SSH setup",
      "Jim's mother",
      "User's mother",
      "the user's older sister",
      "用户的母亲",
      "OpenAI API",
    ],
    ...[
      "Tucker and Oliver (dogs)",
      "kanban board deployment",
      "multi-user mode",
      "persona files",
      "People API",
      "human-in-the-loop",
    ],
    ...[
      "Ilse",
      "river gauges",
      "our deployment pipeline",
      "weekly plan",
      "request limits",
      "response cache",
      "name service",
    ],
    ...[
      "用户认证服务",
      "用户表",
      "用户界面",
      "助手接口",
      "团队日历",
      "ユーザー認証",
      "ユーザーテーブル",
      "チームカレンダー",
      "사용자 인증 서비스",
    ],
    ...[
      "Nutzerverwaltung",
      "base de usuarios",
      "utilisateurs table",
      "AI model pricing",
      "We Transfer",
      "users of the API per day",
    ],
  ])("is a thing: %s", (subject) => {
    expect(actorIn(subject, [])).toBeUndefined();
  });

  it("is an actor when the configuration names it, whole or as an owner, and not as a part of a word", () => {
    const names = ["EJA", "jmartin", "Robert (Bob) Song"];
    for (const subject of ["EJA", "eja", "EJA's plan", "jmartin preferences", "the jmartin request", "EJA and user"])
      expect([subject, isActor(subject, names)]).toEqual([subject, true]);
    for (const subject of ["reja", "Ejabberd cluster", "jmartin.dev domain", "EJA gateway"])
      expect([subject, isActor(subject, names)]).toEqual([subject, false]);
    expect(isActor("EJA")).toBe(false);
  });

  it("is told in the reason, and reads in linear time", () => {
    expect(actorIn("User preferences", [])).toContain("User preferences");
    const began = cpuMs();
    for (const part of ["user ", "the ", "my a ", "用户", "preferences of the ", "/"]) isActor(part.repeat(100_000));
    expect(cpuMs() - began).toBeLessThan(500);
  });
});

it.each(["It", "This", "She", "Das", "これ", "Это"])("is no subject, as it names nothing: %s", (subject) => {
  expect(actorIn(subject, [])).toContain("names nothing");
});

it.each(["IT", "R", "C", "D", "Go", "C#"])("is one: %s", (subject) => {
  expect(actorIn(subject, [])).toBeUndefined();
});

it.each([
  ["Ben", "Ben is allergic to nuts and was born in Hull."],
  ["Sue", "Sue runs the print shop and speaks Welsh."],
  ["Una", "Una ist die Leiterin des Lagers und spricht Dänisch."],
  ["Dan", "Dan vive en Sevilla y trabaja en la cocina."],
])("is a name where it is a small word of another language only: %s", (subject, content) => {
  expect(actorIn(subject, [], content)).toBeUndefined();
});

it.each(["Это", "これ"])("is none in its own script, whatever the content is in: %s", (subject) => {
  expect(actorIn(subject, [], "PostgreSQL runs on port 5432.")).toContain("names nothing");
});
