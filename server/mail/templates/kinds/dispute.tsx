import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { News } from '../layout/News.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  event:
    | 'dispute-opened'
    | 'dispute-won'
    | 'dispute-lost'
    | 'staff-dispute-opened'
    | 'staff-dispute-won'
    | 'staff-dispute-lost';
  link: string;
  /** Formatted amount that the bank asks back. */
  price: string;
}

/** Returns the sentence that is the subject and the heading. */
function headingOf({ event, price }: Props): MessageDescriptor {
  switch (event) {
    case 'dispute-opened':
      return msg`Your bank asks us for ${price} back`;
    case 'dispute-won':
      return msg`Your bank has decided: the payment of ${price} stands`;
    case 'dispute-lost':
      return msg`Your bank gave you ${price} back`;
    case 'staff-dispute-opened':
      return msg`A bank asks for ${price} back`;
    case 'staff-dispute-won':
      return msg`A bank decided for the site: ${price} stays`;
    case 'staff-dispute-lost':
      return msg`A bank decided against the site: ${price} is gone`;
  }
}

/** Returns what it means, and what can be done. */
function meaningOf({ event }: Props): MessageDescriptor {
  switch (event) {
    case 'dispute-opened':
      return msg`Until it has decided you keep what you bought; nothing is renewed, and we give nothing back besides. If you did not ask for it, tell your bank, or write to us.`;
    case 'dispute-won':
      return msg`You keep what you bought, and nothing more is charged for it. A subscription still ends with its paid time, unless you let it go on.`;
    case 'dispute-lost':
      return msg`What you bought with it has ended, and nothing more is charged. You can buy it again whenever you like.`;
    case 'staff-dispute-opened':
      return msg`The provider has taken the money until the bank decides. Send evidence in the provider’s dashboard; the payments of the console say why, and until when.`;
    case 'staff-dispute-won':
      return msg`The provider gave the money back. Refunds that waited for it are sent now.`;
    case 'staff-dispute-lost':
      return msg`What was bought with it has ended, and the ledger has it as given back. There is nothing left to do.`;
  }
}

function Body(props: Props) {
  const { t } = useLingui();
  return (
    <News heading={headingOf(props)} meaning={meaningOf(props)} link={props.link} label={t`Look at it`} />
  );
}

/** Returns data of a preview. */
function told(event: Props['event']): Props {
  const path = event.startsWith('staff-') ? '/settings/admin/payments' : '/settings/purchases';
  return { event, link: `https://skein.example${path}`, price: '€4.99' };
}

export const mail = defineMail<Props>({
  class: 'receipt',
  fixtures: {
    usual: told('dispute-opened'),
    won: told('dispute-won'),
    lost: told('dispute-lost'),
    staffOpened: told('staff-dispute-opened'),
    staffWon: told('staff-dispute-won'),
    staffLost: told('staff-dispute-lost'),
  },
  subject: headingOf,
  preheader: meaningOf,
  why: ({ event }) =>
    event.startsWith('staff-')
      ? msg`You get this because you are staff of Skein.`
      : msg`You get this because you paid for something on Skein.`,
  Body,
});
