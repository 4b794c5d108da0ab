import type { FastifyInstance } from 'fastify';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { isAdFree } from '#server/entities/user/ad-free-repository.ts';
import { viewerOfPage } from '#server/http/plugins/viewer.ts';
import { presentConsent } from '#server/modules/consent/consent-presenter.ts';
import { storedChoices } from '#server/modules/consent/keep-choices.ts';
import { outsideFor } from './outside-for.ts';
import type { OutsideSource } from './outside-sources.ts';

/** Returns the origins that trackers of the operator's sources are sent to. */
export function trackedHosts(sources: readonly OutsideSource[]): string[] {
  return [...new Set(sources.flatMap(({ trackers }) => trackers.map(({ url }) => new URL(url).origin)))];
}

/**
 * Returns the policy of a frame. The document has an origin of its own that nothing else has, so that a company's program
 * reads neither the page nor what the site stores, and sends nothing in a member's name.
 */
function framePolicy(publicUrl: string, { hosts }: OutsideSource): string {
  const from = hosts.join(' ');
  return [
    "default-src 'none'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    `script-src 'self' ${publicUrl} 'unsafe-inline' ${from}`,
    "style-src 'unsafe-inline'",
    'img-src data: https:',
    `media-src ${from}`,
    `font-src ${from}`,
    `connect-src ${from}`,
    `frame-src ${from}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Returns data as text that a script element cannot end. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

function frameOf(source: OutsideSource, consent: Awaited<ReturnType<typeof presentConsent>>): string {
  const { provider, script, settings, width, height } = source;
  const { applies, tcfv2Consent = '', uspString, purposeOptIns, vendorOptIns } = consent;
  const told = { applies, tcString: tcfv2Consent, uspString, purposeOptIns, vendorOptIns };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ad</title><style>body{margin:0;overflow:hidden}</style></head><body><div id="ad"></div><script type="application/json" id="ask">${inScript({ script, settings, width, height, consent: told })}</script><script src="/ad-frame.js"></script><script src="/ad-frame-${provider}.js"></script></body></html>`;
}

/** Serves the documents in which ads of other companies are drawn, to readers who allowed the company alone. */
export function serveAdFrames(app: FastifyInstance, db: Database): void {
  if (app.services.adSources.length === 0) return;
  app.get<{ Params: { name: string } }>('/ad-frame/:name', async (request, reply) => {
    const { services } = app;
    const viewer = await viewerOfPage(request);
    request.csrfToken = undefined;
    const asked = { db, viewer, services, request };
    const allowed = await outsideFor(asked);
    const source = allowed.find(({ name }) => name === request.params.name);
    if (!source || (viewer && (await isAdFree(db, viewer.userId, services.now()))))
      throw domainError('not-found', { detail: 'There is no such ad, or its company was not allowed.' });
    const consent = await presentConsent(asked, await storedChoices(asked));
    // Pages of the site are keyed by site, and a browser warns of a document that asks for another key.
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', framePolicy(services.publicUrl, source))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'origin')
      .removeHeader('origin-agent-cluster')
      .send(frameOf(source, consent));
  });
}
