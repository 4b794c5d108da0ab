/** What a server must hold so that tests reach what an operation does. Told in tests/schemathesis/README.md. */
import { readFile } from 'node:fs/promises';

/** Asks for the names that the contract writes. */
const CAMELCASE = 'application/json;format=camelcase';

export interface Account {
  username: string;
  password: string;
}

export interface State {
  /** The access token most calls are made with. */
  token: string;
  /** Another one, for the call that ends the session it is made with. */
  otherToken: string;
  /** The poll that tests vote in. */
  poll: string;
  /** Values of parameters by place and name (`path.blog`), for the operations that have them. */
  parameters: Record<string, string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const HELP = 'See tests/schemathesis/README.md.';

/** The account of the environment, else the one given; undefined when there is neither. */
export function accountOf(env: Environment, usual?: Account): Account | undefined {
  const { FUZZ_EMAIL: username, FUZZ_PASSWORD: password } = env;
  if (username && password) return { username, password };
  if (username || password) throw new Error(`FUZZ_EMAIL and FUZZ_PASSWORD belong together. ${HELP}`);
  return usual;
}

async function logIn(url: string, env: Environment, { username, password }: Account): Promise<string> {
  const response = await fetch(`${url}/v2/oauth2/token`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${env.FUZZ_CLIENT_TOKEN ?? 'skein-api'}`,
      Accept: CAMELCASE,
    },
    body: JSON.stringify({ grant_type: 'password', username, password }),
  });
  const text = await response.text();
  const token = parsed(text)?.response?.accessToken;
  if (typeof token === 'string') return token;
  throw new Error(`No access token from ${url}: ${response.status} ${text.slice(0, 500)}. ${HELP}`);
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of a server that is being tested
function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Two access tokens: from the environment, else by logging in twice. */
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

/** Makes a post with a poll on the member's first blog and names all three. */
async function made(url: string, token: string): Promise<Record<string, string>> {
  const headers = {
    Authorization: `Bearer ${token}`,
    Accept: CAMELCASE,
    'Content-Type': 'application/json',
  };
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, { headers, ...init });
    const text = await response.text();
    const answer = parsed(text)?.response;
    if (answer) return answer;
    throw new Error(
      `${path} answered ${response.status} ${text.slice(0, 500)}. Name things in FUZZ_STATE. ${HELP}`,
    );
  };
  const blog: string = (await call('/v2/user/info')).blogs[0].name;
  const poll = `fuzz-${Date.now()}`;
  const block = {
    type: 'poll',
    clientId: poll,
    question: 'To be answered by a test?',
    answers: ['yes', 'no'].map((clientId) => ({ clientId, answerText: clientId })),
    settings: { multipleChoice: true, closeStatus: 'open' },
  };
  const content = [{ type: 'text', text: 'To be read, liked and edited by a test.' }, block];
  const body = JSON.stringify({ content, tags: 'fuzz' });
  const post = await call(`/v2/blog/${encodeURIComponent(blog)}/posts`, { method: 'POST', body });
  return { 'path.blog': blog, 'path.tag': 'fuzz', 'path.id': String(post.id), poll };
}

/**
 * Who calls, and what exists. What FUZZ_STATE (a JSON file) names is taken from there; a blog, a post and a poll that it
 * does not name are made.
 *
 * @throws Error that says what to set when the server lets nobody in or makes nothing
 */
export async function stateOf(url: string, env: Environment, usual?: Account): Promise<State> {
  const named = env.FUZZ_STATE
    ? (JSON.parse(await readFile(env.FUZZ_STATE, 'utf8')) as Record<string, string>)
    : {};
  const [token, otherToken] = await tokensOf(url, env, accountOf(env, usual));
  const isWhole = ['path.blog', 'path.id', 'poll'].every((name) => named[name]);
  const { poll = '', ...parameters } = { ...(isWhole ? {} : await made(url, token)), ...named };
  return { token, otherToken, poll, parameters };
}

/** The state as the end of Schemathesis' configuration, with the operations that may refuse data that fits its schema. */
export function configurationOf({ parameters }: State, refusing: readonly string[]): string {
  const rows = Object.entries(parameters).map(
    ([name, value]) => `${JSON.stringify(name)} = ${JSON.stringify(value)}`,
  );
  const statuses = JSON.stringify(['2xx', 400, 401, 402, 403, 404, 409, 429]);
  const refusals = `
# Rules that a schema cannot say, and cursors: written by scripts/fuzz.ts from the contract.
[[operations]]
include-operation-id = ${JSON.stringify(refusing)}
checks.positive_data_acceptance.expected-statuses = ${statuses}
`;
  return `${refusing.length > 0 ? refusals : ''}
[parameters]
${rows.join('\n')}
`;
}
