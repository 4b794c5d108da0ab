import { type ErrorSlug, errorCatalogue } from '#generated/errors.ts';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { BeforeHandling } from '#server/http/contract/bind.ts';
import { RENDERED_PAGE_HEADER, RENDERED_PAGE_TOKEN } from '#server/http/rendered-page.ts';
import { asksConsent } from './consent-list.ts';
import { presentConsent } from './consent-presenter.ts';
import { storedChoices } from './keep-choices.ts';

/** Returns the code with which an operation asks for an answer, by the contract; undefined when it asks for none. */
function askingSlug(
  { errors }: Parameters<BeforeHandling>[0],
  answerBefore: 'login' | 'blogs',
): ErrorSlug | undefined {
  const declares = (slug: ErrorSlug): boolean => errors.includes(errorCatalogue[slug].code);
  // A form that is sent from another page of the site was asked for there.
  if (declares('login-requires-consent')) return 'login-requires-consent';
  const isBlog = answerBefore === 'blogs' && declares('requires-consent');
  return isBlog ? 'requires-consent' : undefined;
}

/**
 * Refuses a call with 1026 or 1027 while the question about privacy is open, where the law and the operator demand an
 * answer first. Any answer opens the site; refusing everything is one.
 */
export function requireAnswer(db: Database): BeforeHandling {
  return async (operation, _body, request) => {
    const { services } = request.server;
    const { answerBefore, list } = services.consent;
    if (answerBefore === 'nothing' || !asksConsent(list)) return;
    // A page is rendered for all visitors alike, so that nobody knows who has answered; it carries the banner.
    if (request.headers[RENDERED_PAGE_HEADER] === RENDERED_PAGE_TOKEN) return;
    const slug = askingSlug(operation, answerBefore);
    if (slug === undefined) return;
    const chooser = { db, viewer: request.viewer, services, request };
    const { required } = await presentConsent(chooser, await storedChoices(chooser));
    if (required) throw domainError(slug, { redirectTo: '/privacy/consent/begin' });
  };
}
