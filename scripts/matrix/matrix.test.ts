import { expect, test } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import { userActions } from '#tests/fixtures/all-fixtures.ts';
import { readContract } from './answers.ts';
import { missingOperations } from './complete.ts';
import { faultsOfAction, faultsOfPage } from './judge.ts';
import type { PageState } from './page-state.ts';
import { readJobs } from './reads.ts';
import { answersOf, jobsOf } from './sample.ts';
import { screensOf } from './screens.ts';

const contract = readContract();
const sight: PageState = {
  isLoading: false,
  text: 'Likes Nothing yet',
  headingCount: 1,
  messages: [],
  controlCount: 1,
  retryCount: 0,
  typed: ['two words'],
  address: '/likes',
};
const refused = { status: 429, name: 'rate-limit-exceeded', code: 4029 };

function route(path: string, more: Partial<SiteRoute> = {}): SiteRoute {
  return { path, access: 'member', ...more } as SiteRoute;
}

test('readContract returns every documented answer, failures with their codes', () => {
  const answers = contract.answers.get('likePost') ?? [];
  expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([1040, 4029, 5000]));
  expect(contract.answers.get('endSession')).toContainEqual({ status: 204, name: '' });
});

test('screensOfRoute fills in example values, with and without optional parts', () => {
  const paths = (one: SiteRoute) =>
    screensOf([one], contract)
      .map(({ path }) => path)
      .filter((path) => !/^\/(explore|search|oauth2?|_labs)\/|offcuts|arrange/.test(path));
  expect(paths(route('/help/:slug'))).toEqual(['/help/your-first-post']);
  expect(paths(route('/messaging/:blogName?'))).toEqual(['/messaging/marlow', '/messaging']);
  expect(paths(route('/:blogname/:postId'))[0]).toMatch(/^\/[a-z0-9-]+\/[0-9]{19}$/);
  // Parameters that no screen shows yet are found by their name in any example.
  expect(paths(route('/purchase/:receiptUrl'))).toHaveLength(1);
  expect(() => paths(route('/:nobodyKnowsThis'))).toThrow('No example fills');
  expect(() => paths(route('/help/:slug', { accepts: () => false }))).toThrow('No example fills');
});

test('readJobs gives the first screen of a call all its answers, the others the universal statuses', () => {
  const at = (path: string) => ({ pattern: path, path, isMember: true });
  const recorded = [
    { screen: at('/a'), asked: ['getUserCounts', 'getDashboard'] },
    { screen: at('/b'), asked: ['getUserCounts', 'getDashboard', 'listTabs'] },
    { screen: at('/c'), asked: ['getUserCounts'] },
    { screen: at('/c'), asked: ['getUserCounts'] },
  ];
  const jobs = readJobs(recorded, contract);
  const of = (path: string, operation: string) =>
    jobs
      .filter((job) => job.screen.path === path && job.operation === operation)
      .map(({ answer }) => answer.status);
  expect(of('/a', 'getDashboard')).toHaveLength(contract.answers.get('getDashboard')?.length ?? 0);
  expect(of('/b', 'getDashboard')).toEqual([401, 429, 500, 503]);
  // A call that every screen sends belongs to the shell.
  expect(of('/b', 'getUserCounts')).toEqual([500]);
  expect(of('/c', 'getUserCounts')).toEqual([500]);
});

test.each([
  ['blank', { text: '' }, 'the page is blank'],
  ['loading', { isLoading: true }, 'it goes on loading'],
  ['without a word', { headingCount: 0 }, 'neither a heading nor a message'],
  ['without a way', { controlCount: 0 }, 'no link and no button leads on'],
])('faultsOfPage reports a page that is %s after a failure', (_, change, fault) => {
  expect(faultsOfPage(sight, [], false)).toEqual([]);
  expect(faultsOfPage({ ...sight, ...change }, [], false)).toEqual([fault]);
});

test('faultsOfPage reports console messages', () => {
  expect(faultsOfPage(sight, ['TypeError'], true)).toEqual(['the console says: TypeError']);
});

test('faultsOfAction reports a failure without a message, and lost text', () => {
  const told = { ...sight, messages: ['That was a little too fast.'] };
  expect(faultsOfAction(sight, told, refused, false)).toEqual([]);
  expect(faultsOfAction(sight, sight, refused, false)).toEqual(['nothing says that it did not work']);
  expect(faultsOfAction(told, told, refused, false)).toEqual(['nothing says that it did not work']);
  expect(faultsOfAction(sight, sight, refused, true)).toEqual([]);
  expect(faultsOfAction(sight, { ...sight, retryCount: 1, text: 'Likes Try again' }, refused, false)).toEqual(
    [],
  );
  expect(faultsOfAction(sight, { ...told, typed: [''] }, refused, false)).toEqual([
    'what was typed is lost: two words',
  ]);
  expect(faultsOfAction(sight, { ...told, typed: [] }, { ...refused, status: 200 }, false)).toEqual([]);
});

test('faultsOfAction needs no message where the login form is open', () => {
  const toLogIn = { status: 401, name: 'requires-login', code: 1034 };
  const form = { ...sight, address: '/login' };
  expect(faultsOfAction(form, form, toLogIn, false)).toEqual([]);
  expect(faultsOfAction(form, form, refused, false)).toEqual(['nothing says that it did not work']);
  const link = { ...sight, address: '/login/link' };
  expect(faultsOfAction(link, link, toLogIn, false)).toEqual(['nothing says that it did not work']);
});

test('actions have one entry per call, with its documented name', () => {
  const names = userActions.map(({ operation }) => operation);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !contract.answers.has(name))).toEqual([]);
});

test('missingOperations lists calls that the site names and nothing sends', () => {
  expect(missingOperations(new Set(), 'getDashboard() likePost()')).toEqual(['getDashboard']);
  expect(missingOperations(new Set(['getDashboard']), 'getDashboard() likePost()')).toEqual([]);
});

test('every write of the site has an action', () => {
  const ids = Object.keys(operations) as OperationId[];
  const reads = ids.filter((id) => operations[id].method === 'GET');
  // Screens send these calls on opening.
  const own = ['checkBlogInvitation', 'markConversationRead', 'markNotificationsRead', 'setTimelineMarker'];
  expect(missingOperations(new Set([...reads, ...own]))).toEqual([]);
});

test('the sample answers each call once and covers every status', () => {
  const choice = { only: '', isSample: true, part: [1, 1] as const };
  const action = { operation: 'likePost' as const, path: '/odile', steps: [['press', 'Like']] as const };
  expect(answersOf(choice, contract, action)).toHaveLength(1);
  expect(answersOf({ ...choice, isSample: false }, contract, action)).toEqual(
    contract.answers.get('likePost'),
  );
  const statuses = (all: boolean) =>
    new Set(
      userActions.flatMap((one) =>
        answersOf({ ...choice, isSample: !all }, contract, one).map(({ status }) => status),
      ),
    );
  expect([...statuses(false)].sort()).toEqual([...statuses(true)].sort());
});

test('the parts of the matrix are complete and disjoint', () => {
  const at = (path: string) => ({ pattern: path, path, isMember: true });
  const jobs = readJobs(
    [
      { screen: at('/a'), asked: ['getDashboard', 'listTabs'] },
      { screen: at('/b'), asked: ['getDashboard', 'listTabs'] },
    ],
    contract,
  );
  const choice = { only: '', isSample: false };
  const parts = [1, 2, 3].flatMap((part) => jobsOf({ ...choice, part: [part, 3] }, jobs, contract));
  expect(parts).toHaveLength(jobs.length);
  expect(new Set(parts)).toEqual(new Set(jobs));
  const sample = jobsOf({ only: '', isSample: true, part: [1, 1] }, jobs, contract);
  expect(sample.filter(({ screen }) => screen.path === '/a')).toHaveLength(2);
  expect(sample.filter(({ screen }) => screen.path === '/b')).toHaveLength(1);
  const many = ['/a', '/b', '/c', '/d', '/e'].map((path) => ({ screen: at(path), asked: ['getDashboard'] }));
  const screens = jobsOf({ only: '', isSample: true, part: [1, 1] }, readJobs(many, contract), contract);
  expect(screens.map(({ screen }) => screen.path)).toEqual(['/a', '/b', '/d']);
});
