import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMail } from '../layout/mail-parts-context.ts';
import { News } from '../layout/News.tsx';
import type { MailContext } from '../mail-template.ts';
import { defineMail } from '../mail-template.ts';

interface Props {
  event:
    | 'premium-renewed'
    | 'premium-unpaid'
    | 'premium-ending'
    | 'premium-ended'
    | 'premium-lapsed'
    | 'membership-renewed'
    | 'membership-unpaid'
    | 'membership-ending'
    | 'membership-ended'
    | 'membership-lapsed'
    | 'membership-price';
  /** The blog that is supported; empty for premium. */
  blog: string;
  link: string;
  /** The day that the event names, in milliseconds since 1970; 0 without one. */
  day: number;
  /** Formatted amount; empty without one. */
  price: string;
}

/** Returns the sentence that is the subject and the heading. */
function headingOf({ event, blog }: Props): MessageDescriptor {
  switch (event) {
    case 'premium-renewed':
      return msg`Your premium was renewed`;
    case 'premium-unpaid':
      return msg`Your premium could not be charged`;
    case 'premium-ending':
      return msg`Your premium ends soon`;
    case 'premium-ended':
    case 'premium-lapsed':
      return msg`Your premium has ended`;
    case 'membership-renewed':
      return msg`You go on supporting ${blog}`;
    case 'membership-unpaid':
      return msg`Your support of ${blog} could not be charged`;
    case 'membership-ending':
      return msg`Your support of ${blog} ends soon`;
    case 'membership-ended':
    case 'membership-lapsed':
      return msg`Your support of ${blog} has ended`;
    case 'membership-price':
      return msg`${blog} has a new price`;
  }
}

/** Returns what it means, and what can be done. */
function meaningOf({ event, day, price }: Props, { clock }: Pick<MailContext, 'clock'>): MessageDescriptor {
  const date = clock.date(day);
  switch (event) {
    case 'premium-renewed':
    case 'membership-renewed':
      return msg`${price} was charged, the way you paid last. It is paid until ${date}; you can cancel at any time.`;
    case 'premium-unpaid':
    case 'membership-unpaid':
      return msg`The payment of ${price} was not accepted. We try again on ${date}; until then everything goes on as before. You can pay another way, or cancel.`;
    case 'premium-ending':
    case 'membership-ending':
      return msg`It ends on ${date}, and nothing is charged any more. You can let it go on until then.`;
    case 'premium-ended':
    case 'membership-ended':
      return msg`Nothing is charged any more. You can begin again whenever you like.`;
    case 'premium-lapsed':
    case 'membership-lapsed':
      return msg`The payment was not accepted three times, so it ended. Nothing is owed and nothing is charged any more. You can begin again whenever you like.`;
    case 'membership-price':
      return msg`New supporters pay ${price} a month. Nothing changes for you: you go on paying what you pay now.`;
  }
}

function Body(props: Props) {
  const { t } = useLingui();
  const mail = useMail();
  return (
    <News
      heading={headingOf(props)}
      meaning={meaningOf(props, mail)}
      link={props.link}
      label={t`Look at it`}
    />
  );
}

const END_MS = Date.UTC(2027, 10, 26, 12);
/** Returns data of a preview. */
function told(event: Props['event'], price = ''): Props {
  const isPremium = event.startsWith('premium');
  const path = isPremium ? '/settings/ad-free-browsing' : '/odile/support';
  const link = `https://skein.example${path}`;
  return { event, link, day: END_MS, price, blog: isPremium ? '' : 'odile' };
}

export const mail = defineMail<Props>({
  class: 'receipt',
  fixtures: {
    usual: told('premium-renewed', '€4.99'),
    unpaid: told('premium-unpaid', '€4.99'),
    ending: told('premium-ending'),
    ended: told('premium-ended'),
    lapsed: told('premium-lapsed'),
    supportRenewed: told('membership-renewed', '€4.00'),
    supportUnpaid: told('membership-unpaid', '€4.00'),
    supportEnding: told('membership-ending'),
    supportEnded: told('membership-ended'),
    supportLapsed: told('membership-lapsed'),
    supportPrice: told('membership-price', '€5.00'),
  },
  subject: headingOf,
  preheader: meaningOf,
  why: () => msg`You get this because you pay or paid for something on Skein.`,
  Body,
});
