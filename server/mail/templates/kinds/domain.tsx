import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMail } from '../layout/mail-parts-context.ts';
import { News } from '../layout/News.tsx';
import type { MailContext } from '../mail-template.ts';
import { defineMail } from '../mail-template.ts';

interface Props {
  event:
    | 'registered'
    | 'refused'
    | 'transfer-begun'
    | 'transfer-arrived'
    | 'transfer-refused'
    | 'connected'
    | 'failing'
    | 'failing-last'
    | 'removed'
    | 'ending'
    | 'renewal-ahead'
    | 'renewed'
    | 'renewal-failed'
    | 'renewal-refused'
    | 'expired'
    | 'gone'
    | 'transfer-code';
  /** The domain as people write it. */
  name: string;
  link: string;
  /** The day that the event names, in milliseconds since 1970; 0 without one. */
  day: number;
  /** Formatted amount; empty without one. */
  price: string;
}

/** Returns the sentence that is the subject and the heading. */
function headingOf({ event, name }: Props): MessageDescriptor {
  switch (event) {
    case 'registered':
      return msg`${name} is yours`;
    case 'refused':
      return msg`${name} could not be registered`;
    case 'transfer-begun':
      return msg`The transfer of ${name} was accepted`;
    case 'transfer-arrived':
      return msg`${name} has arrived`;
    case 'transfer-refused':
      return msg`The transfer of ${name} was refused`;
    case 'connected':
      return msg`${name} opens your blog`;
    case 'failing':
      return msg`${name} no longer leads to your blog`;
    case 'failing-last':
      return msg`${name} is taken off your blog tomorrow`;
    case 'removed':
      return msg`${name} was taken off your blog`;
    case 'ending':
      return msg`${name} ends soon`;
    case 'renewal-ahead':
      return msg`${name} is renewed soon`;
    case 'renewed':
      return msg`${name} was renewed`;
    case 'renewal-failed':
      return msg`${name} could not be renewed`;
    case 'renewal-refused':
      return msg`The registry did not renew ${name}`;
    case 'expired':
      return msg`${name} lapsed`;
    case 'gone':
      return msg`${name} is no longer yours`;
    case 'transfer-code':
      return msg`The transfer code of ${name} was given out`;
  }
}

/** Returns what it means, and what can be done. */
function meaningOf({ event, day, price }: Props, { clock }: Pick<MailContext, 'clock'>): MessageDescriptor {
  const date = clock.date(day);
  switch (event) {
    case 'registered':
      return msg`It is registered until ${date}, and opens your blog.`;
    case 'refused':
      return msg`Somebody else has it. All of the money comes back to you (${price}), the way you paid.`;
    case 'transfer-begun':
      return msg`It arrives on ${date} at the latest. Until then everything stays as it is.`;
    case 'transfer-arrived':
      return msg`It is registered here now, until ${date}.`;
    case 'transfer-refused':
      return msg`It stays where it is. All of the money comes back to you (${price}), the way you paid. Its page says why, and what to try.`;
    case 'connected':
      return msg`Its records are right. We look at them every day and tell you when something is wrong.`;
    case 'failing':
      return msg`Its records have been missing or wrong for a day. If that stays so, it is taken off your blog on ${date}. Its page shows what to put right.`;
    case 'failing-last':
      return msg`Its records have been missing or wrong for six days. Put them right before ${date} and everything stays as it is.`;
    case 'removed':
      return msg`Its records were missing or wrong for a week. Your blog keeps its old address; connect the domain again when you like.`;
    case 'ending':
      return msg`It is yours until ${date}. It is not renewed by itself: renew it by hand to keep it.`;
    case 'renewal-ahead':
      return msg`It is yours until ${date}. A few days before, one more year is paid the way you paid last: ${price}. You need not do anything, and can turn this off until then.`;
    case 'renewed':
      return msg`It is yours until ${date}.`;
    case 'renewal-failed':
      return day === 0
        ? msg`The payment of ${price} was not accepted. We do not try again: renew it by hand to keep it.`
        : msg`The payment of ${price} was not accepted. We try again on ${date}; you can also renew it by hand.`;
    case 'renewal-refused':
      return msg`All of the money comes back to you (${price}), the way you paid. Try again on the page of the domain.`;
    case 'expired':
      return msg`It no longer opens your blog, which keeps its old address. Until ${date} you can renew it for the usual price.`;
    case 'gone':
      return msg`It was not renewed, so anybody can register it now. Its records are deleted.`;
    case 'transfer-code':
      return msg`With it another registrar can take the domain. If that was not you: turn its transfer lock on, which ends the code, and change your password.`;
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
      label={props.event === 'gone' ? t`Look for another one` : t`Open its page`}
    />
  );
}

const END_MS = Date.UTC(2027, 10, 26, 12);
/** Returns data of a preview. */
function told(event: Props['event'], price = ''): Props {
  const link = 'https://skein.example/settings/domains/marlow.garden';
  return { event, name: 'marlow.garden', link, day: END_MS, price };
}

export const mail = defineMail<Props>({
  class: 'receipt',
  fixtures: {
    usual: told('registered'),
    refused: told('refused', '€24.00'),
    transferBegun: told('transfer-begun'),
    transferArrived: told('transfer-arrived'),
    transferRefused: told('transfer-refused', '€28.80'),
    connected: told('connected'),
    failing: told('failing'),
    failingLast: told('failing-last'),
    takenOff: told('removed'),
    ending: told('ending'),
    renewalAhead: told('renewal-ahead', '€28.80'),
    renewed: told('renewed'),
    renewalFailed: told('renewal-failed', '€28.80'),
    renewalFailedLast: { ...told('renewal-failed', '€28.80'), day: 0 },
    renewalRefused: told('renewal-refused', '€28.80'),
    lapsed: told('expired'),
    gone: told('gone'),
    transferCode: told('transfer-code'),
  },
  subject: headingOf,
  preheader: meaningOf,
  why: () => msg`You get this because you have a domain on Skein, or had one.`,
  Body,
});
