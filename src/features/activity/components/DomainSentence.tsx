import { Trans } from '@lingui/react/macro';
import type { SentenceProps } from '../model/notification-view.ts';

/** Says in one sentence what happened to a domain. */
export function DomainSentence({ row: { domain } }: SentenceProps) {
  if (domain === undefined) return null;
  const { unicodeName: name, event } = domain;
  switch (event) {
    case 'registered':
      return <Trans>{name} is yours and opens your blog</Trans>;
    case 'refused':
      return <Trans>{name} could not be registered. The money comes back</Trans>;
    case 'transfer-begun':
      return <Trans>The transfer of {name} was accepted. It is on its way</Trans>;
    case 'transfer-arrived':
      return <Trans>{name} has arrived and is registered here now</Trans>;
    case 'transfer-refused':
      return <Trans>The transfer of {name} was refused. The money comes back</Trans>;
    case 'connected':
      return <Trans>{name} opens your blog now</Trans>;
    case 'failing':
      return <Trans>{name} no longer leads to your blog. Look at its records</Trans>;
    case 'failing-last':
      return <Trans>{name} is taken off your blog tomorrow if its records stay wrong</Trans>;
    case 'removed':
      return <Trans>{name} was taken off your blog: its records were wrong for a week</Trans>;
    case 'ending':
      return <Trans>{name} ends soon. Renew it by hand to keep it</Trans>;
    case 'renewal-ahead':
      return <Trans>{name} ends soon and is renewed by itself</Trans>;
    case 'renewed':
      return <Trans>{name} was renewed</Trans>;
    case 'renewal-failed':
      return <Trans>{name} could not be renewed: the payment was not accepted</Trans>;
    case 'renewal-refused':
      return <Trans>The registry did not renew {name}. The money comes back</Trans>;
    case 'expired':
      return <Trans>{name} lapsed. You can still renew it for the usual price</Trans>;
    case 'gone':
      return <Trans>{name} was not renewed and is no longer yours</Trans>;
    case 'transfer-code':
      return <Trans>The transfer code of {name} was given out. If that was not you, lock it</Trans>;
  }
}
