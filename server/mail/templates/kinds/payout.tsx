import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { News } from '../layout/News.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  event: 'payout-paid' | 'payout-failed';
  /** The blog that is supported. */
  blog: string;
  link: string;
  /** Formatted amount. */
  price: string;
}

/** Returns the sentence that is the subject and the heading. */
function headingOf({ event, price }: Props): MessageDescriptor {
  return event === 'payout-paid'
    ? msg`${price} is on its way to you`
    : msg`${price} could not be paid out to you`;
}

/** Returns what it means, and what can be done. */
function meaningOf({ event, blog }: Props): MessageDescriptor {
  return event === 'payout-paid'
    ? msg`It is your share of what supporters of ${blog} paid. Banks take a few days.`
    : msg`The account that you set up for ${blog} refused it. The money stays yours; we try again every hour. Look whether the account is complete.`;
}

function Body(props: Props) {
  const { t } = useLingui();
  return (
    <News
      heading={headingOf(props)}
      meaning={meaningOf(props)}
      link={props.link}
      label={t`Look at your payouts`}
    />
  );
}

const ofPreview = { blog: 'odile', link: 'https://skein.example/blog/odile/post-plus', price: '€87.80' };

export const mail = defineMail<Props>({
  class: 'receipt',
  fixtures: {
    usual: { event: 'payout-paid', ...ofPreview },
    notPaid: { event: 'payout-failed', ...ofPreview },
  },
  subject: headingOf,
  preheader: meaningOf,
  why: ({ blog }) => msg`You get this because ${blog} has supporters on Skein.`,
  Body,
});
