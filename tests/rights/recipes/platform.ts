import type { OperationId } from '#generated/operations.ts';
import { asked, GONE, named, plain, type Recipe, sent } from './ingredients.ts';

/** Calls of the site itself. */
export const platform: Partial<Record<OperationId, Recipe>> = {
  getConfig: plain,
  getCssMap: plain,
  getFeatures: plain,
  getHelpArticle: named({ slug: 'queue' }),
  getEmbeddedGif: () => ({ path: { embed_key: 'gf-nobody' }, code: 4004 }),
  getImageInfo: async (world) => {
    const { id } = await world.post();
    const media = [{ url: '/media/world/hill_1280.webp', type: 'webp', width: 1280, height: 853 }];
    await world.t.db.query('update posts set content = $2::jsonb where id = $1', [
      id,
      JSON.stringify([{ type: 'image', media }]),
    ]);
    return { query: { post_id: id }, gone: GONE };
  },
  getOembed: async (world) => ({
    query: { url: `http://127.0.0.1:3000/desk/${(await world.post()).id}` },
    gone: GONE,
  }),
  getServiceStatus: plain,
  getUserEvents: asked({ for: '0' }),
  getUserLimits: plain,
  listHelpArticles: plain,
  getConsent: plain,
  setConsent: sent({ tcfv2_consent: 'CQcZ0AAQcZ0AAPoABABGBfEgAP_gAEPgAAAAJ9NB-G' }),
  setConsentChoices: sent({ purpose_opt_ins: '1', special_feature_opt_ins: '0', vendor_opt_ins: '' }),
  getCcpaOptOut: plain,
  getMrecWaterfall: plain,
  getTrackingPixel: plain,
  listAdPlacements: named({}, { places: 'timeline' }),
  recordEvents: sent({ flushTime: 1, clientDetails: {}, events: [] }),
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
  setCcpaOptOut: sent({ opt_out: true }),
  listConsentVendors: plain,
  checkCmpViewed: plain,
  listBoops: plain,
  sendBoop: async (world) => {
    await world.t.db.query(`update users set settings = settings || '{"labs": {"boops": true}}'`);
    const { blogName } = await world.t.member(`booped-${world.serial()}`);
    await world.t.db.query(`update users set settings = settings || '{"labs": {"boops": true}}'`);
    return { payload: { tumblelog: blogName, as: 'desk', kind: 'super' }, gone: GONE };
  },
  listLabsFlags: plain,
  setLabsFlag: () => ({ path: { name: 'closer' }, payload: { enabled: true } }),
  // Nobody may make the server look at itself.
  previewLink: () => ({ query: { url: 'http://127.0.0.1:9/' }, code: 8030 }),
  searchGifs: plain,
  searchMentions: named({ text: 'des' }),
  answerSupportRequest: named({ request_id: '12' }, {}, { payload: { text: 'Hi' }, code: 4004, gone: 4003 }),
  createSupportRequest: sent({ topic: 'bug', email: 'somebody@example.test', text: 'The fog is gone.' }),
  listReports: named({}, {}, { gone: 4003 }),
  listSupportRequests: named({}, {}, { gone: 4003 }),
  listAppeals: named({}, {}, { gone: 4003 }),
  listAccounts: named({}, {}, { gone: 4003 }),
  setSuspension: named({ account_id: '12' }, {}, { payload: { reason: 'Spam' }, code: 4004, gone: 4003 }),
  revokeSuspension: named({ account_id: '12' }, {}, { code: 4004, gone: 4003 }),
  listSiteFlags: named({}, {}, { gone: 4003 }),
  setSiteFlag: named({ name: 'wheel' }, {}, { payload: { audience: 'choice' }, code: 4004, gone: 4003 }),
  getSiteCounts: named({}, {}, { gone: 4003 }),
  listStaffActs: named({}, {}, { gone: 4003 }),
  answerAppeal: named({ appeal_id: '12' }, {}, { payload: { outcome: 'accepted' }, code: 4004, gone: 4003 }),
  listFailedJobs: named({}, {}, { gone: 4003 }),
  retryFailedJob: named({ job_id: '12' }, {}, { code: 4004, gone: 4003 }),
  deleteFailedJob: named({ job_id: '12' }, {}, { code: 4004, gone: 4003 }),
  setReportOutcome: named(
    { report_id: '12' },
    {},
    { payload: { outcome: 'dismiss' }, code: 4004, gone: 4003 },
  ),
};
