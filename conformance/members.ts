import type { Actor, Answer } from './caller.ts';
import { rowOf } from './contract.ts';
import { at, fresh } from './fill.ts';
import { cellOf, codeOf } from './judge.ts';
import { requestOf } from './request.ts';
import { type Run, visitorOf } from './run.ts';
import { sessionOf } from './session.ts';

/** Somebody the run calls as. */
export interface Member {
  actor: Actor;
  /** Of the primary blog. */
  blog: string;
  uuid: string;
  email: string;
  password: string;
  /** Registered by this run, and deleted by it in the end. */
  isOurs: boolean;
}

const why = (answer: Answer): string => answer.failure ?? `${cellOf(answer)}`;

/** Registers a member; answers the reason when the server does not let it. */
export async function register(run: Run): Promise<Member | string> {
  const blog = `conform-${fresh()}`.slice(0, 32);
  const email = `${blog}@${run.config.emailDomain}`;
  const password = `nine lives of yarn ${fresh()}`;
  const row = rowOf('registerAccount');
  const token = run.config.captchaToken;
  const body = { email, password, birth_date: '1991-05-06', tumblelog: blog, ...(token ? { token } : {}) };
  const answer = await run.ask(row, visitorOf(run), requestOf(row, { body }, {}));
  const name = String(at(answer.json, 'response.blog.name') ?? blog);
  // Who asked for a name and got another one was answered by an example.
  if (answer.status < 300 && name !== blog) run.keepsNothing = true;
  const given = at(answer.json, 'response.session.accessToken');
  const bearer = given ?? (run.keepsNothing ? run.config.clientToken : undefined);
  if (typeof bearer !== 'string') return `registerAccount answered ${why(answer)} without an access token`;
  const uuid = String(at(answer.json, 'response.blog.uuid') ?? '');
  return { actor: { bearer }, blog: name, uuid, email, password, isOurs: true };
}

async function logIn(run: Run, email: string, password: string): Promise<Member | string> {
  const row = rowOf('createToken');
  const body = { grant_type: 'password', username: email, password };
  const answer = await run.ask(row, visitorOf(run), requestOf(row, { body }, {}));
  const bearer = at(answer.json, 'response.accessToken');
  if (typeof bearer !== 'string') return `createToken answered ${why(answer)} without an access token`;
  const actor = { bearer };
  const info = rowOf('getUserInfo');
  const known = await run.ask(info, actor, requestOf(info, {}, {}));
  const blog = at(known.json, 'response.blogs.0.name');
  if (typeof blog !== 'string') return `getUserInfo answered ${why(known)} without a blog`;
  const uuid = String(at(known.json, 'response.blogs.0.uuid') ?? '');
  return { actor, blog, uuid, email, password, isOurs: false };
}

/** A cookie session of a member: what the site itself uses. */
async function cookieSession(run: Run, { email, password }: Member): Promise<Actor | undefined> {
  const row = rowOf('createToken');
  const body = { grant_type: 'password', username: email, password };
  const answer = await run.ask(row, { bearer: run.config.siteToken }, requestOf(row, { body }, {}));
  return sessionOf(run.config.siteToken, answer);
}

const ROLES = ['owner', 'busy', 'stranger', 'me', 'other'] as const;
/** Which of three members is who: whoever does something to another is somebody else. */
const OF_THREE = [0, 1, 2, 0, 2];

/** Finds the members of a run: registers them, else logs the configured ones in. Tells in `run.why` when there are none. */
export async function findMembers(run: Run): Promise<Member[]> {
  const ours: Member[] = [];
  run.newMember = async () => {
    const member = await register(run);
    if (typeof member === 'string') return undefined;
    ours.push(member);
    return member;
  };
  const first = await register(run);
  if (typeof first === 'string') run.why = first;
  else ours.push(first);
  for (const [index, role] of ROLES.entries()) {
    if (run.caller.stopped()) break;
    const place = run.config.members.length >= ROLES.length ? index : (OF_THREE[index] ?? 0);
    const given = run.config.members[place];
    if (role === 'owner' && ours[0]) run.members.owner = ours[0];
    else if (ours[0]) run.members[role] = await run.newMember();
    else if (given && run.config.members.length >= 3) {
      const member = await logIn(run, given.email, given.password);
      if (typeof member === 'string') run.why = member;
      else {
        run.members[role] = member;
        run.staying.add(member.actor.bearer);
      }
    }
  }
  const { writer } = run.config;
  const known = writer && (await logIn(run, writer.email, writer.password));
  if (known && typeof known !== 'string') run.writer = known.actor;
  const { owner } = run.members;
  if (owner) run.session = await cookieSession(run, owner);
  return ours;
}

/** Deletes the members that the run made. Answers how many stayed. */
export async function cleanUp(run: Run, ours: readonly Member[]): Promise<number> {
  const row = rowOf('deleteAccount');
  let left = 0;
  for (const { actor, email, password } of ours) {
    const request = requestOf(row, { body: { password_current: password } }, {});
    let { status } = await run.ask(row, actor, request);
    if (status === 401) {
      // Logged out by a check: once more with a session of its own.
      const again = await logIn(run, email, password);
      if (typeof again !== 'string') ({ status } = await run.ask(row, again.actor, request));
    }
    if (status !== 200) left += 1;
  }
  return left;
}

/** Takes away what the run made for members who stay, the newest first. Answers how many calls were refused. */
export async function undoAll(run: Run): Promise<number> {
  let refused = 0;
  for (const { actor, row, request } of run.made.toReversed()) {
    const answer = await run.ask(row, actor, request);
    // What a check deleted itself is gone.
    const isGone = answer.status < 300 || answer.status === 404 || codeOf(answer) === 1016;
    if (!isGone) refused += 1;
  }
  return refused;
}
