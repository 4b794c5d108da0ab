import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMail } from '../layout/mail-parts-context.ts';
import { News } from '../layout/News.tsx';
import { Paragraph } from '../layout/Text.tsx';
import type { MailContext } from '../mail-template.ts';
import { defineMail } from '../mail-template.ts';

interface Props {
  event:
    | 'campaign-approved'
    | 'campaign-rejected'
    | 'campaign-started'
    | 'campaign-finished'
    | 'campaign-stopped'
    | 'campaign-cancelled';
  link: string;
  /** The day that the event names, in milliseconds since 1970; 0 without one. */
  day: number;
  /** Formatted amount that goes back; empty when nothing does. */
  price: string;
  /** People who saw the post, and who were to see it. */
  shown: number;
  goal: number;
  /** Why staff refused it. */
  reason: 'content' | 'quality' | 'other';
  /** Words of the staff; empty without any. */
  message: string;
}

/** Returns the sentence that is the subject and the heading. */
function headingOf({ event }: Props): MessageDescriptor {
  switch (event) {
    case 'campaign-approved':
      return msg`Your blaze was approved`;
    case 'campaign-rejected':
      return msg`Your blaze was declined`;
    case 'campaign-started':
      return msg`Your blaze burns`;
    case 'campaign-finished':
      return msg`Your blaze is over`;
    case 'campaign-stopped':
      return msg`Your blaze was put out`;
    case 'campaign-cancelled':
      return msg`Your blaze was cancelled`;
  }
}

/** Returns what happened, and how many people saw it. */
function meaningOf(
  { event, day, shown, goal, reason }: Props,
  { clock }: Pick<MailContext, 'clock'>,
): MessageDescriptor {
  const date = clock.date(day);
  switch (event) {
    case 'campaign-approved':
      return msg`It begins to burn on ${date}, by itself.`;
    case 'campaign-rejected':
      return reasonOf(reason);
    case 'campaign-started':
      return msg`People see your post until ${date}. You can put it out at any time, and pay only for those who saw it.`;
    case 'campaign-finished':
    case 'campaign-stopped':
      return msg`${shown} of ${goal} people saw your post.`;
    case 'campaign-cancelled':
      return msg`It had not begun, so nobody saw it.`;
  }
}

/** Returns why staff refused a campaign. */
function reasonOf(reason: Props['reason']): MessageDescriptor {
  switch (reason) {
    case 'content':
      return msg`What the post shows cannot be put before people who did not ask for it. The post itself stays as it is.`;
    case 'quality':
      return msg`The post cannot be read or seen well enough to be put before others. The post itself stays as it is.`;
    case 'other':
      return msg`The post cannot be put before others. It stays as it is.`;
  }
}

function Body(props: Props) {
  const { t } = useLingui();
  const mail = useMail();
  const { message, price } = props;
  return (
    <News
      heading={headingOf(props)}
      meaning={meaningOf(props, mail)}
      link={props.link}
      label={t`Look at the campaign`}
    >
      {message === '' ? null : <Paragraph>{t`Our words on it: “${message}”`}</Paragraph>}
      {price === '' ? null : <Paragraph>{t`${price} comes back to you, the way you paid.`}</Paragraph>}
    </News>
  );
}

const DAY_MS = Date.UTC(2027, 10, 26, 12);
/** Returns data of a preview. */
function told(event: Props['event'], more: Partial<Props> = {}): Props {
  const link = 'https://skein.example/blog/marlow/blaze/ended/cmp';
  const figures = { shown: 0, goal: 2500, reason: 'other' as const, message: '' };
  return { event, link, day: DAY_MS, price: '', ...figures, ...more };
}

export const mail = defineMail<Props>({
  class: 'receipt',
  fixtures: {
    usual: told('campaign-approved'),
    refused: told('campaign-rejected', {
      price: '€10.00',
      reason: 'quality',
      message: 'The words cannot be read.',
    }),
    begun: told('campaign-started'),
    finished: told('campaign-finished', { shown: 2310, price: '€0.76' }),
    putOut: told('campaign-stopped', { shown: 1200, price: '€5.20' }),
    cancelled: told('campaign-cancelled', { price: '€10.00' }),
  },
  subject: headingOf,
  preheader: meaningOf,
  why: () => msg`You get this because you blazed a post on Skein.`,
  Body,
});
