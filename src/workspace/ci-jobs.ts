/**
 * Scheduled jobs that compact and push, for machines that come and go: GitHub Actions, GitLab CI, cron, Kubernetes. Text only: the
 * key comes from the place's own secret store, permissions are the least that push, versions are pinned.
 */

export const CI_KINDS = ["github", "gitlab", "cron", "kubernetes"] as const;
export type CiKind = (typeof CI_KINDS)[number];

interface JobFacts {
  /** Of lithify. */
  readonly version: string;
  /** `schedule` of the configuration: five fields. */
  readonly schedule: string;
  /** The workspace below the repository: "" or `notes/`. */
  readonly prefix: string;
  /** Absolute; cron knows no repository. */
  readonly workspace: string;
  /** The memory folder as seen from the workspace. */
  readonly memory: string;
  /** This lithify and its node on this machine, each absolute, and where cron keeps a clone of its own to propose from. */
  readonly node: string;
  readonly bin: string;
  readonly script: string;
  readonly clone: string;
  /** `review: inbox`: what a run writes is proposed as a change, and not pushed. */
  readonly proposes: boolean;
}

export interface Job {
  /** Below the repository's top, or, for cron, below the workspace. */
  readonly file: string;
  readonly text: string;
  /** What is left to do by hand. */
  readonly next: readonly string[];
}

export const jobFor = (kind: CiKind, facts: JobFacts): Job => JOBS[kind](facts);

const NODE = "24.21.0";
/** Commits, not tags: a tag of somebody else's can be moved. */
const CHECKOUT = "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2";
const SETUP_NODE = "actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0";
const NAME = "lithify";
const MAIL = "lithify@users.noreply.invalid";
const BRANCH = "lithify/compaction";

const JOBS: Readonly<Record<CiKind, (facts: JobFacts) => Job>> = { github, gitlab, cron, kubernetes };

/** Five fields: a sixth in front would be seconds, which no CI knows. */
const fiveFields = (schedule: string): string => schedule.trim().split(/\s+/).slice(-5).join(" ");

/** One word to a shell, whatever it holds. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Lines of a shell that propose what a command made, on a branch of its own, which begins at what is checked out. What stands there
 * already is taken along, so that it is not asked again, unless somebody else touched the memory since. A person's commit on the
 * branch, one that they amended too, is not made undone: nothing is pushed but over what was looked at. A week that failed fails the
 * job once the others are proposed. Names are whole: whoever may tag could else put a commit of theirs in a branch's place.
 */
const proposing = (remote: string, command: string, memory: string, push = ""): string[] => [
  "base=$(git rev-parse HEAD)",
  // With a star it is no fault where there is none.
  `git fetch --quiet --no-tags --prune ${remote} "+refs/heads/${BRANCH}*:refs/lithify/${BRANCH}*"`,
  `seen=$(git rev-parse --quiet --verify refs/lithify/${BRANCH} || true)`,
  `if [ -n "$seen" ] && git log --format='%ae%n%ce' "$base..$seen" | grep -vxF ${MAIL} >/dev/null; then echo "${BRANCH} has commits of others: merge or delete it"; exit 0; fi`,
  `git switch --quiet -C ${BRANCH}`,
  `if [ -n "$seen" ] && git diff --quiet "$seen...$base" -- ${memory}; then git merge --quiet --no-edit "$seen" || git merge --abort; fi`,
  `code=0; ${command} || code=$?`,
  'if git diff --quiet "$base" HEAD; then exit $code; fi',
  // With push options and nothing to send git may end by a broken pipe.
  `[ "$(git rev-parse HEAD)" = "$seen" ] || git push --quiet --force-with-lease=refs/heads/${BRANCH}:$seen ${push}${remote} HEAD:refs/heads/${BRANCH}`,
];

/** Told where no CI of the forge's own opens the request. */
const FORGE =
  "Where the host does not tell the forge, FORGE does: github, gitlab, gitea (Forgejo too), or none (no request).";

/** Into the branch that is compacted, which need not be the project's default. */
const MERGE_REQUEST = '-o merge_request.create -o merge_request.target="$CI_COMMIT_BRANCH" ';

const IDENTITY = [`git config user.name ${NAME}`, `git config user.email ${MAIL}`];

function github({ version, schedule, prefix, memory, proposes }: JobFacts): Job {
  const where = prefix === "" ? "" : `        working-directory: ${JSON.stringify(prefix.replace(/\/$/, ""))}\n`;
  const compact = `npx --yes lithify@${version} compact`;
  const steps = proposes
    ? [
        ...proposing("origin", compact, quoted(memory)),
        // What is not made is open already, or else fails the job: a request that was closed is none.
        `gh pr create --fill --base "$GITHUB_REF_NAME" --head ${BRANCH} || gh pr list --head ${BRANCH} --json url --jq '.[].url' | grep .`,
        "exit $code",
      ]
    : [`${compact} --push`];
  return {
    file: ".github/workflows/lithify.yml",
    text: `# Compacts what is due and ${proposes ? "opens a pull request" : "pushes it"}. Times are UTC.
name: lithify
on:
  schedule:
    - cron: ${JSON.stringify(fiveFields(schedule))}
  workflow_dispatch:
permissions:
  contents: write
${proposes ? "  pull-requests: write\n" : ""}concurrency:
  group: lithify
  cancel-in-progress: false
jobs:
  compact:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 0
      - uses: ${SETUP_NODE}
        with:
          node-version: ${NODE}
      - name: compact
${where}        env:
          LITHIFY_PROVIDER: \${{ vars.LITHIFY_PROVIDER || 'extractive' }}
          LITHIFY_MODEL: \${{ vars.LITHIFY_MODEL }}
          OPENAI_BASE_URL: \${{ vars.OPENAI_BASE_URL }}
          OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}
${proposes ? `          GH_TOKEN: \${{ github.token }}\n` : ""}        run: |
${[...IDENTITY, ...steps].map((line) => `          ${line}`).join("\n")}
`,
    next: [
      "commit it; logs and memory/ have to be in the repository",
      ...(proposes ? ["in the repository's settings let GitHub Actions create pull requests"] : []),
      "for a language model: variables LITHIFY_PROVIDER, LITHIFY_MODEL and OPENAI_BASE_URL, and the secret OPENAI_API_KEY",
    ],
  };
}

function gitlab({ version, schedule, prefix, memory, proposes }: JobFacts): Job {
  const compact = `npx --yes lithify@${version} compact`;
  const script = [
    ...IDENTITY,
    'REMOTE="$CI_SERVER_PROTOCOL://oauth2:$LITHIFY_TOKEN@$CI_SERVER_HOST:$CI_SERVER_PORT/$CI_PROJECT_PATH.git"',
    "git fetch --quiet --unshallow || true",
    'git switch -C "$CI_COMMIT_BRANCH" "refs/remotes/origin/$CI_COMMIT_BRANCH"',
    ...(prefix === "" ? [] : [`cd -- ${quoted(prefix)}`]),
    ...(proposes
      ? [...proposing('"$REMOTE"', compact, quoted(memory), MERGE_REQUEST), "exit $code"]
      : [`git remote set-url origin "$REMOTE"`, `${compact} --push`]),
  ];
  return {
    file: ".gitlab/lithify.yml",
    text: `# Compacts what is due and ${proposes ? "opens a merge request" : "pushes it"}, when a pipeline schedule runs it: ${fiveFields(schedule)}
# A tag can be moved: to pin the image, append @ and the Digest that \`docker buildx imagetools inspect node:${NODE}\` prints.
lithify:
  image: node:${NODE}
  resource_group: lithify
  timeout: 30m
  rules:
    - if: $CI_PIPELINE_SOURCE == "schedule"
  script:
${script.map((line) => `    - ${JSON.stringify(line)}`).join("\n")}
`,
    next: [
      "include it in .gitlab-ci.yml: `include: { local: .gitlab/lithify.yml }`",
      `make a pipeline schedule, ${fiveFields(schedule)}, and a project access token with write_repository, of a role that may push${proposes ? "" : " to the branch (a protected one lets maintainers alone)"}, as the masked variable LITHIFY_TOKEN`,
      "for a language model: the variables LITHIFY_PROVIDER, LITHIFY_MODEL, OPENAI_BASE_URL and, masked, OPENAI_API_KEY",
    ],
  };
}

function cron({ schedule, prefix, workspace, memory, node, bin, script, clone, proposes }: JobFacts): Job {
  // In a crontab `%` ends the line.
  const inside = (text: string): string => quoted(text).replaceAll("%", "\\%");
  const own: readonly [string, string][] = [
    ["LITHIFY_CLONE", clone],
    ["WORKSPACE", prefix],
    ["MEMORY", memory],
    ["PROPOSE_ON", BRANCH],
    ["LITHIFY_NODE", node],
  ];
  const given = own.map(([name, value]) => `${name}=${inside(value)}`).join(" ");
  const command = proposes
    ? `remote=$(git -C ${inside(workspace)} remote get-url origin) && GIT_REMOTE="$remote" ${given} sh ${inside(script)} compact`
    : `cd -- ${inside(workspace)} && ${inside(node)} ${inside(bin)} compact --push`;
  return {
    file: "lithify.cron",
    // Lithify's own lock keeps two runs apart: the later one ends with 3.
    text: `# crontab -e, and paste; a key stands in the file that model.apiKeyFile of your own config names. Mail comes of faults alone${proposes ? ", and of a request that was opened" : ""}.
${proposes ? `# review: inbox: it proposes on the branch ${BRANCH} from a clone of its own. GitHub, Gitea and Forgejo take a token to open the request:\n# above the line stands FORGE_TOKEN_FILE=/a/file/of/yours/alone. ${FORGE}\n` : ""}${fiveFields(schedule)} ${command} --quiet >/dev/null
`,
    next: [
      "paste it into `crontab -e`; it names this machine's folder: leave it out of git",
      ...(proposes
        ? [
            "push your logs: it reads what the remote has",
            FORGE,
            "for GitHub, Gitea and Forgejo: FORGE_TOKEN_FILE=/a/file/of/yours/alone in the crontab, with a token that opens requests",
          ]
        : []),
    ],
  };
}

function kubernetes({ version, schedule, prefix, memory, proposes }: JobFacts): Job {
  return {
    file: "lithify-cronjob.yaml",
    text: `# Compacts what is due and pushes it${proposes ? ` to the branch ${BRANCH}, with a pull request` : ""}. The image is built from lithify's Dockerfile.
apiVersion: batch/v1
kind: CronJob
metadata:
  name: lithify
spec:
  schedule: ${JSON.stringify(fiveFields(schedule))}
  # Else it is the controller's own zone; Kubernetes 1.27 and later.
  timeZone: Etc/UTC
  concurrencyPolicy: Forbid
  successfulJobsHistoryLimit: 1
  failedJobsHistoryLimit: 3
  jobTemplate:
    spec:
      # What failed is tried again by the next night's job.
      backoffLimit: 0
      activeDeadlineSeconds: 1800
      template:
        spec:
          restartPolicy: Never
          automountServiceAccountToken: false
          securityContext:
            runAsNonRoot: true
            runAsUser: 1000
            runAsGroup: 1000
            fsGroup: 1000
            seccompProfile: { type: RuntimeDefault }
          containers:
            - name: lithify
              # As your registry names it. A tag can be moved: to pin it, append @ and the digest that \`docker push\` prints.
              image: lithify:${version}
              args: ${proposes ? '["compact"]' : '["compact", "--push"]'}
              envFrom:
                # GIT_REMOTE with its token, and for a model LITHIFY_PROVIDER, LITHIFY_MODEL, OPENAI_BASE_URL, OPENAI_API_KEY.${proposes ? `\n                # ${FORGE}` : ""}
                - secretRef: { name: lithify }
              env:
                - { name: WORKSPACE, value: ${JSON.stringify(prefix)} }
                - { name: MEMORY, value: ${JSON.stringify(memory)} }
${proposes ? `                - { name: PROPOSE_ON, value: ${BRANCH} }\n` : ""}              securityContext:
                allowPrivilegeEscalation: false
                readOnlyRootFilesystem: true
                capabilities: { drop: [ALL] }
              resources:
                requests: { cpu: 100m, memory: 128Mi }
                limits: { memory: 512Mi }
              volumeMounts:
                - { name: data, mountPath: /data }
          volumes:
            # State that outlives a run saves requests: give it a claim of its own.
            - { name: data, emptyDir: {} }
`,
    next: [
      `build the image from lithify's Dockerfile: docker build -t lithify:${version} . and push it to a registry that the cluster reads`,
      "make the secret: kubectl create secret generic lithify --from-literal=GIT_REMOTE=https://...",
      ...(proposes ? [FORGE] : []),
    ],
  };
}
