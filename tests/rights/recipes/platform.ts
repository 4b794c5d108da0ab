import type { OperationId } from '#generated/operations.ts';
import { ALREADY_GONE, plain, type Recipe, withBody, withPath, withQuery } from './ingredients.ts';

/** Recipes of the site. */
export const platform: Partial<Record<OperationId, Recipe>> = {
  getConfig: plain,
  getCssMap: plain,
  getFeatures: plain,
  getHelpArticle: withPath({ slug: 'queue' }),
  getEmbeddedGif: () => ({ path: { embed_key: 'gf-nobody' }, code: 4004 }),
  getImageInfo: async (world) => {
    const { id } = await world.post();
    const media = [{ url: '/media/world/hill_1280.webp', type: 'webp', width: 1280, height: 853 }];
    await world.t.db.query('update posts set content = $2::jsonb where id = $1', [
      id,
      JSON.stringify([{ type: 'image', media }]),
    ]);
    return { query: { post_id: id }, codeForBlocked: ALREADY_GONE };
  },
  getOembed: async (world) => ({
    query: { url: `http://127.0.0.1:3000/desk/${(await world.post()).id}` },
    codeForBlocked: ALREADY_GONE,
  }),
  getServiceStatus: plain,
  getUserEvents: withQuery({ for: '0' }),
  getUserLimits: plain,
  listHelpArticles: plain,
  getConsent: plain,
  setConsent: withBody({ tcfv2_consent: 'CQcZ0AAQcZ0AAPoABABGBfEgAP_gAEPgAAAAJ9NB-G' }),
  setConsentChoices: withBody({ purpose_opt_ins: '1', special_feature_opt_ins: '0', vendor_opt_ins: '' }),
  getCcpaOptOut: plain,
  getMrecWaterfall: plain,
  getTrackingPixel: plain,
  listAdPlacements: withPath({}, { places: 'timeline' }),
  recordEvents: withBody({ flushTime: 1, clientDetails: {}, events: [] }),
  reportExceptions: ({ t }) => ({
    payload: {
      token: t.app.services.reportToken(),
      url: '/',
      ticks: [{ route: '/', name: 'Error', message: '', timestamp: 1 }],
    },
  }),
  reportPerformance: ({ t }) => ({
    payload: { token: t.app.services.reportToken(), route: '/', data: { ttfb: 1 } },
  }),
  setCcpaOptOut: withBody({ opt_out: true }),
  listConsentVendors: plain,
  checkCmpViewed: plain,
  listBoops: plain,
  sendBoop: async (world) => {
    await world.t.db.query(`update users set settings = settings || '{"labs": {"boops": true}}'`);
    const { blogName } = await world.t.member(`booped-${world.serial()}`);
    await world.t.db.query(`update users set settings = settings || '{"labs": {"boops": true}}'`);
    return { payload: { tumblelog: blogName, as: 'desk', kind: 'super' }, codeForBlocked: ALREADY_GONE };
  },
  listLabsFlags: plain,
  setLabsFlag: () => ({ path: { name: 'closer' }, payload: { enabled: true } }),
  // The server must not be made to request itself.
  previewLink: () => ({ query: { url: 'http://127.0.0.1:9/' }, code: 8030 }),
  searchGifs: plain,
  searchMentions: withPath({ text: 'des' }),
  answerSupportRequest: withPath(
    { request_id: '12' },
    {},
    { payload: { text: 'Hi' }, code: 4004, codeForBlocked: 4003 },
  ),
  createSupportRequest: withBody({ topic: 'bug', email: 'somebody@example.test', text: 'The fog is gone.' }),
  listReports: withPath({}, {}, { codeForBlocked: 4003 }),
  listSupportRequests: withPath({}, {}, { codeForBlocked: 4003 }),
  listAppeals: withPath({}, {}, { codeForBlocked: 4003 }),
  listAccounts: withPath({}, {}, { codeForBlocked: 4003 }),
  setSuspension: withPath(
    { account_id: '12' },
    {},
    { payload: { reason: 'Spam' }, code: 4004, codeForBlocked: 4003 },
  ),
  revokeSuspension: withPath({ account_id: '12' }, {}, { code: 4004, codeForBlocked: 4003 }),
  listSiteFlags: withPath({}, {}, { codeForBlocked: 4003 }),
  setSiteFlag: withPath(
    { name: 'wheel' },
    {},
    { payload: { audience: 'choice' }, code: 4004, codeForBlocked: 4003 },
  ),
  getSiteCounts: withPath({}, {}, { codeForBlocked: 4003 }),
  listStaffActs: withPath({}, {}, { codeForBlocked: 4003 }),
  answerAppeal: withPath(
    { appeal_id: '12' },
    {},
    { payload: { outcome: 'accepted' }, code: 4004, codeForBlocked: 4003 },
  ),
  listFailedJobs: withPath({}, {}, { codeForBlocked: 4003 }),
  retryFailedJob: withPath({ job_id: '12' }, {}, { code: 4004, codeForBlocked: 4003 }),
  deleteFailedJob: withPath({ job_id: '12' }, {}, { code: 4004, codeForBlocked: 4003 }),
  setReportOutcome: withPath(
    { report_id: '12' },
    {},
    { payload: { outcome: 'dismiss' }, code: 4004, codeForBlocked: 4003 },
  ),
};
