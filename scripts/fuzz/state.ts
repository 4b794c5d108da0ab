/**
 * Creates the data that a server needs so that tests reach the logic of operations. Documented in
 * tests/schemathesis/README.md.
 */
import { readFile } from 'node:fs/promises';
import type { paths } from '#generated/types/api.d.ts';
import { apiAt } from '../support/api.ts';

export interface Account {
  username: string;
  password: string;
}

export interface State {
  /** The access token of most calls. */
  token: string;
  /** Another one, for the call that ends its own session. */
  otherToken: string;
  /** Token of a second member, for calls that end a member's sessions; undefined leaves those out. */
  secondToken?: string;
  /** Token of a member of the staff, for the operations that only they may call; undefined calls them as the member. */
  staffToken?: string;
  /** The poll that tests vote in. */
  poll: string;
  /** Parameter values by location and name (`path.blog`), for the operations that have them. */
  parameters: Record<string, string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const HELP = 'See tests/schemathesis/README.md.';

/** Returns the account of the environment, else the given one; undefined without both. */
export function accountOf(env: Environment, usual?: Account): Account | undefined {
  const { FUZZ_EMAIL: username, FUZZ_PASSWORD: password } = env;
  if (username && password) return { username, password };
  if (username || password) throw new Error(`FUZZ_EMAIL and FUZZ_PASSWORD belong together. ${HELP}`);
  return usual;
}

/** Returns an error that describes the unexpected answer. */
function unexpectedAnswer(what: string, response: Response, answer: unknown): Error {
  return new Error(`${what} ${response.status} ${JSON.stringify(answer)?.slice(0, 500)}. ${HELP}`);
}

async function logIn(url: string, env: Environment, { username, password }: Account): Promise<string> {
  const { data, error, response } = await apiAt(url, env.FUZZ_CLIENT_TOKEN ?? 'skein-api').POST(
    '/v2/oauth2/token',
    { body: { grant_type: 'password', username, password } },
  );
  const token = data?.response?.accessToken;
  if (typeof token === 'string') return token;
  throw unexpectedAnswer(`No access token from ${url}:`, response, data ?? error);
}

/** Returns two access tokens: from the environment, else by logging in twice. */
async function tokensOf(
  url: string,
  env: Environment,
  account: Account | undefined,
): Promise<[string, string]> {
  const { FUZZ_TOKEN: token, FUZZ_OTHER_TOKEN: other } = env;
  if (token && other) return [token, other];
  if (!account) throw new Error(`Who calls? Set FUZZ_EMAIL and FUZZ_PASSWORD, or two access tokens. ${HELP}`);
  return [token || (await logIn(url, env, account)), other || (await logIn(url, env, account))];
}

/**
 * Creates a post with a poll on the member's first blog and returns the ids of all three; a post without one where the
 * server has no polls.
 */
async function createFixtures(url: string, token: string): Promise<Record<string, string>> {
  const client = apiAt(url, token);
  // A member without a birth date would be closed by a fuzzed birth date of a child.
  await client.POST('/v2/user/birth_date', { body: { birth_date: '1990-05-17' } });
  const member = await client.GET('/v2/user/info');
  const blog = member.data?.response?.blogs?.[0]?.name;
  if (!blog)
    throw unexpectedAnswer('No blog, /v2/user/info answered', member.response, member.data ?? member.error);
  const poll = `fuzz-${Date.now()}`;
  const text = { type: 'text' as const, text: 'To be read, liked and edited by a test.' };
  const write = (content: PostContent) =>
    client.POST('/v2/blog/{blog}/posts', { params: { path: { blog } }, body: { content, tags: 'fuzz' } });
  const withPoll = await write([text, pollBlock(poll)]);
  const known = { 'path.blog': blog, 'path.tag': 'fuzz' };
  if (withPoll.data?.response?.id !== undefined)
    return { ...known, 'path.id': String(withPoll.data.response.id), poll };
  // A server that is being built may have no polls yet.
  console.log(`No post with a poll was made: ${withPoll.response.status} ${JSON.stringify(withPoll.error)}`);
  const plain = await write([text]);
  if (plain.data?.response?.id !== undefined) return { ...known, 'path.id': String(plain.data.response.id) };
  throw unexpectedAnswer(
    'No post was made; name things in FUZZ_STATE. The server answered',
    plain.response,
    plain.data ?? plain.error,
  );
}

type PostContent = NonNullable<
  paths['/v2/blog/{blog}/posts']['post']['requestBody']
>['content']['application/json']['content'];

function pollBlock(clientId: string): NonNullable<PostContent>[number] {
  return {
    type: 'poll',
    clientId,
    question: 'To be answered by a test?',
    answers: ['yes', 'no'].map((answer) => ({ clientId: answer, answerText: answer })),
    settings: { multipleChoice: true, closeStatus: 'open' },
  };
}

/**
 * Collects tokens and ids for a run. Values that FUZZ_STATE (a JSON file) names are taken from there; a blog, a post
 * and a poll that it does not name are created.
 *
 * @param usual the member where the environment names none
 * @param others a second member, and one of the staff, where there are such
 * @throws Error that says what to set when the server refuses to log in or to create data
 */
export async function stateOf(
  url: string,
  env: Environment,
  usual?: Account,
  { second, staff }: { second?: Account | undefined; staff?: Account | undefined } = {},
): Promise<State> {
  const named = env.FUZZ_STATE
    ? (JSON.parse(await readFile(env.FUZZ_STATE, 'utf8')) as Record<string, string>)
    : {};
  const [token, otherToken] = await tokensOf(url, env, accountOf(env, usual));
  const isWhole = ['path.blog', 'path.id', 'poll'].every((name) => named[name]);
  const { poll = '', ...parameters }: Record<string, string> = {
    ...(isWhole ? {} : await createFixtures(url, token)),
    ...named,
  };
  const secondToken = env.FUZZ_SECOND_TOKEN ?? (second && (await logIn(url, env, second)));
  const staffToken = env.FUZZ_STAFF_TOKEN ?? (staff && (await logIn(url, env, staff)));
  return {
    token,
    otherToken,
    ...(secondToken ? { secondToken } : {}),
    ...(staffToken ? { staffToken } : {}),
    poll,
    parameters,
  };
}

/** Returns true when a token still identifies a member. */
export async function isTokenValid(url: string, token: string): Promise<boolean> {
  return (await apiAt(url, token).GET('/v2/user/info')).response.ok;
}

/** Operations that end the sessions of their caller. */
const ENDING_SESSIONS = ['revokeSession', 'revokeOtherSessions'];

function operationsTable(ids: readonly string[], lines: string): string {
  return ids.length === 0
    ? ''
    : `\n[[operations]]\ninclude-operation-id = ${JSON.stringify(ids)}\n${lines}\n`;
}

/** Returns the setting that calls an operation with the token of a variable of the environment. */
function headersWith(variable: string): string {
  return `headers = { Authorization = "Bearer \${${variable}}", Accept = "application/json;format=camelcase" }`;
}

/** Operations of a run that are treated in a way of their own. */
interface SpecialOperations {
  /** They may refuse data that fits its schema. */
  refusing: readonly string[];
  /** Only staff may call them. */
  ofStaff: readonly string[];
  /** They are not tested. */
  untested: readonly string[];
}

/** Returns the state, and what differs for single operations, as the end of Schemathesis' configuration. */
export function configurationOf(
  { parameters, secondToken, staffToken }: State,
  { refusing, ofStaff, untested }: SpecialOperations,
): string {
  const rows = Object.entries(parameters).map(
    ([name, value]) => `${JSON.stringify(name)} = ${JSON.stringify(value)}`,
  );
  const statuses = JSON.stringify(['2xx', 400, 401, 402, 403, 404, 409, 410, 429]);
  const asSecond = headersWith('FUZZ_SECOND_TOKEN');
  const asStaff = staffToken ? operationsTable(ofStaff, headersWith('FUZZ_STAFF_TOKEN')) : '';
  return `
# Written by scripts/fuzz.ts: rules that a schema cannot say, and cursors; whose sessions may end; what staff call; what is not tested.
${operationsTable(refusing, `checks.positive_data_acceptance.expected-statuses = ${statuses}`)}${operationsTable(ENDING_SESSIONS, secondToken ? asSecond : 'enabled = false')}${asStaff}${operationsTable(untested, 'enabled = false')}
[parameters]
${rows.join('\n')}
`;
}
