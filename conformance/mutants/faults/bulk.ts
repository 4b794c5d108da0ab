import type { Mutant, ProxyFault } from '../mutant.ts';
import { alterRequest, alterSuccess, asOwner, blogOfPath, skipEffect } from '../proxy-faults.ts';

/** Answers one member's data to everybody who sends the same request. */
function sharedBetweenMembers(operation: string): ProxyFault {
  return {
    operation,
    alterAnswer: (got, { url, method }, { memory: { own } }) => {
      if (method !== 'GET') return;
      const key = `${operation} ${url.pathname}`;
      if (got.status < 300)
        own.set(key, structuredClone({ status: got.status, json: got.json, text: got.text }));
      else if (got.status === 404 && own.has(key)) Object.assign(got, own.get(key));
    },
  };
}

/** Faults of bulk edits, of the inbox, of archives, of reports and of utilities. */
export const bulk: readonly Mutant[] = [
  {
    name: 'dry-run-is-real',
    kind: 'effect',
    title: 'A dry run of editPosts changes the posts',
    proxy: alterRequest('editPosts', (body) => {
      body.dry_run = false;
    }),
  },
  {
    name: 'only-the-first-post-changed',
    kind: 'effect',
    title: 'editPosts changes the first post alone',
    proxy: alterRequest('editPosts', (body) => {
      if (body.ids?.length > 1) body.ids = body.ids.slice(0, 1);
    }),
    about: 'restorePosts',
  },
  {
    name: 'changed-posts-miscounted',
    kind: 'counter',
    title: 'editPosts counts a post too many',
    proxy: alterSuccess('editPosts', (response) => {
      response.changed += 1;
    }),
  },
  {
    name: 'bulk-edit-forgets-its-undo',
    kind: 'shape',
    title: 'editPosts leaves the undo token out',
    about: 'restorePosts',
    proxy: alterSuccess('editPosts', (response) => {
      delete response.undoToken;
    }),
  },
  {
    name: 'restorePosts-does-nothing',
    kind: 'effect',
    title: 'restorePosts answers success and changes nothing',
    inner: {
      handler: {
        operation: 'restorePosts',
        wrap: () => () => ({ dryRun: false, matched: 2, changed: 2, skipped: [], sample: [] }),
      },
    },
  },
  {
    name: 'undo-works-twice',
    kind: 'repeat',
    title: 'restorePosts undoes a change twice',
    proxy: {
      operation: 'restorePosts',
      alterAnswer: (got, { json }, { memory: { own } }) => {
        const key = `undo ${json?.undo_token}`;
        if (got.status < 300) own.set(key, structuredClone({ status: got.status, json: got.json }));
        else if (own.has(key)) Object.assign(got, own.get(key));
      },
    },
  },
  {
    name: 'role-not-looked-at-editPosts',
    kind: 'right',
    title: 'editPosts ignores the role',
    proxy: asOwner('editPosts', blogOfPath),
  },
  {
    name: 'role-not-looked-at-listBlogInbox',
    kind: 'right',
    title: 'listBlogInbox ignores the role',
    proxy: asOwner('listBlogInbox', ({ url }) => url.pathname.split('/')[4]),
  },
  {
    name: 'answered-question-stays',
    kind: 'effect',
    title: 'An answered question stays in the inbox',
    about: 'listBlogInbox',
    proxy: {
      operation: 'listBlogInbox',
      alterAnswer: (got, { url }, { memory: { own } }) => {
        if (got.status >= 300 || !got.json) return;
        const posts = own.get(url.pathname) ?? got.json.response.posts;
        own.set(url.pathname, posts);
        got.json.response.posts = posts;
      },
    },
  },
  {
    name: 'archives-of-others-read',
    kind: 'right',
    title: 'getDataDownload returns the archive of another member',
    about: 'requestDataDownload',
    proxy: sharedBetweenMembers('getDataDownload'),
  },
  {
    name: 'archive-not-listed',
    kind: 'effect',
    title: 'listDataDownloads leaves the newest archive out',
    about: 'requestDataDownload',
    proxy: alterSuccess('listDataDownloads', (response) => {
      response.downloads = response.downloads.slice(1);
    }),
  },
  {
    name: 'deleteDataDownload-does-nothing',
    kind: 'effect',
    title: 'deleteDataDownload answers success and changes nothing',
    about: 'requestDataDownload',
    inner: skipEffect('deleteDataDownload'),
  },
  {
    name: 'one-captcha-for-all',
    kind: 'repeat',
    title: 'createCaptchaChallenge returns the same captcha to everybody',
    proxy: {
      operation: 'createCaptchaChallenge',
      alterAnswer: (got, _, { memory: { own } }) => {
        if (got.status >= 300) return;
        const first = own.get('captcha') ?? structuredClone(got.json.response);
        own.set('captcha', first);
        got.json.response = first;
      },
    },
  },
  {
    name: 'captcha-without-signature',
    kind: 'shape',
    title: 'createCaptchaChallenge leaves the signature out',
    proxy: alterSuccess('createCaptchaChallenge', (response) => {
      delete response.signature;
    }),
  },
  {
    name: 'reports-read-by-members',
    kind: 'right',
    title: 'listReports is readable by members who are not staff',
    proxy: {
      operation: 'listReports',
      alterAnswer: (got) => {
        if (got.status !== 403) return;
        got.status = 200;
        got.json = { meta: { status: 200, msg: 'OK' }, response: { reports: [], links: {} } };
      },
    },
  },
  {
    name: 'report-says-more',
    kind: 'status',
    title: 'reportPost answers with the report',
    proxy: {
      operation: 'reportPost',
      alterAnswer: (got) => {
        if (got.status < 300) got.status = 202;
      },
    },
  },
  {
    name: 'gif-without-media',
    kind: 'shape',
    title: 'searchGifs leaves its list out',
    proxy: alterSuccess('searchGifs', (response) => {
      delete response.gifs;
    }),
  },
];
