import type { Actor, Answer } from './caller.ts';
import { rowOf } from './contract.ts';
import { answerKey, codeOf } from './judge.ts';
import { requestOf } from './request.ts';
import { type Run, visitorOf } from './run.ts';
import { sessionFrom } from './session.ts';
import { uniqueText, valueAt } from './template-values.ts';

/** A member that the run calls as. */
export interface Member {
  actor: Actor;
  /** Name of the primary blog. */
  blog: string;
  uuid: string;
  email: string;
  password: string;
  /** True when this run registered the member, and deletes it at the end. */
  isRegisteredByRun: boolean;
}

const why = (answer: Answer): string => answer.failure ?? `${answerKey(answer)}`;

/** Registers a member; returns the reason when the server refuses. */
export async function register(run: Run): Promise<Member | string> {
  const blog = `conform-${uniqueText()}`.slice(0, 32);
  const email = `${blog}@${run.config.emailDomain}`;
  const password = `nine lives of yarn ${uniqueText()}`;
  const row = rowOf('registerAccount');
  const token = run.config.captchaToken;
  const body = { email, password, birth_date: '1991-05-06', tumblelog: blog, ...(token ? { token } : {}) };
  const answer = await run.send(row, visitorOf(run), requestOf(row, { body }, {}));
  const name = String(valueAt(answer.json, 'response.blog.name') ?? blog);
  // A different name than the requested one means that an example was answered.
  if (answer.status < 300 && name !== blog) run.keepsNothing = true;
  const given = valueAt(answer.json, 'response.session.accessToken');
  const bearer = given ?? (run.keepsNothing ? run.config.clientToken : undefined);
  if (typeof bearer !== 'string') return `registerAccount answered ${why(answer)} without an access token`;
  const uuid = String(valueAt(answer.json, 'response.blog.uuid') ?? '');
  return { actor: { bearer }, blog: name, uuid, email, password, isRegisteredByRun: true };
}

async function logIn(run: Run, email: string, password: string): Promise<Member | string> {
  const row = rowOf('createToken');
  const body = { grant_type: 'password', username: email, password };
  const answer = await run.send(row, visitorOf(run), requestOf(row, { body }, {}));
  const bearer = valueAt(answer.json, 'response.accessToken');
  if (typeof bearer !== 'string') return `createToken answered ${why(answer)} without an access token`;
  const actor = { bearer };
  const info = rowOf('getUserInfo');
  const known = await run.send(info, actor, requestOf(info, {}, {}));
  const blog = valueAt(known.json, 'response.blogs.0.name');
  if (typeof blog !== 'string') return `getUserInfo answered ${why(known)} without a blog`;
  const uuid = String(valueAt(known.json, 'response.blogs.0.uuid') ?? '');
  return { actor, blog, uuid, email, password, isRegisteredByRun: false };
}

/** Starts a cookie session of a member, as the site does. */
async function cookieSession(run: Run, { email, password }: Member): Promise<Actor | undefined> {
  const row = rowOf('createToken');
  const body = { grant_type: 'password', username: email, password };
  const answer = await run.send(row, { bearer: run.config.siteToken }, requestOf(row, { body }, {}));
  return sessionFrom(run.config.siteToken, answer);
}

const ROLES = ['owner', 'busy', 'stranger', 'me', 'other'] as const;
/** Assigns the roles to three members, so that two members who interact are different. */
const ROLES_OF_THREE_MEMBERS = [0, 1, 2, 0, 2];

/** Registers the members of a run, or logs the configured ones in. Sets `run.why` when there are none. */
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
    const roleIndex =
      run.config.members.length >= ROLES.length ? index : (ROLES_OF_THREE_MEMBERS[index] ?? 0);
    const given = run.config.members[roleIndex];
    if (role === 'owner' && ours[0]) run.members.owner = ours[0];
    else if (ours[0]) run.members[role] = await run.newMember();
    else if (given && run.config.members.length >= 3) {
      const member = await logIn(run, given.email, given.password);
      if (typeof member === 'string') run.why = member;
      else {
        run.members[role] = member;
        run.persistentBearers.add(member.actor.bearer);
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

/** Deletes the members that the run registered. Returns how many could not be deleted. */
export async function cleanUp(run: Run, ours: readonly Member[]): Promise<number> {
  const row = rowOf('deleteAccount');
  let left = 0;
  for (const { actor, email, password } of ours) {
    const request = requestOf(row, { body: { password_current: password } }, {});
    let { status } = await run.send(row, actor, request);
    if (status === 401) {
      // A check logged the member out: retries with a new session.
      const again = await logIn(run, email, password);
      if (typeof again !== 'string') ({ status } = await run.send(row, again.actor, request));
    }
    if (status !== 200) left += 1;
  }
  return left;
}

/** Undoes what the run created as configured members, newest first. Returns how many calls were refused. */
export async function undoWrites(run: Run): Promise<number> {
  let refused = 0;
  for (const { actor, row, request } of run.made.toReversed()) {
    const answer = await run.send(row, actor, request);
    // A check may have deleted it already.
    const isGone = answer.status < 300 || answer.status === 404 || codeOf(answer) === 1016;
    if (!isGone) refused += 1;
  }
  return refused;
}
