import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MailBlog } from '../layout/Bead.tsx';
import { News } from '../layout/News.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  event: 'received' | 'claimed' | 'declined' | 'expired';
  /** The blog that got it, or that gave it. */
  blog: MailBlog;
  /** Name of the blog that claimed or declined it; empty otherwise. */
  who: string;
  /** Title of the product; empty while it is tied. */
  title: string;
  link: string;
}

/** Returns the sentence that is the subject and the heading. */
function headingOf({ event, blog, who }: Props): MessageDescriptor {
  switch (event) {
    case 'received':
      return msg`Somebody tied something for ${blog.name}`;
    case 'claimed':
      return msg`${who} untied your gift`;
    case 'declined':
      return msg`${who} would rather not have your gift`;
    default:
      return msg`Your gift was not untied`;
  }
}

/** Returns what it means, and what can be done. */
function meaningOf({ event, title }: Props): MessageDescriptor {
  switch (event) {
    case 'received':
      return msg`It waits for 30 days. Pull the thread to see what it is and who is at the other end, or give it back.`;
    case 'claimed':
      return msg`It was: ${title}.`;
    case 'declined':
      return msg`All of the money for ${title} comes back to you, the way you paid.`;
    default:
      return msg`Nobody pulled the thread of ${title} in 30 days. All of the money comes back to you, the way you paid.`;
  }
}

function Body(props: Props) {
  const { t } = useLingui();
  return (
    <News
      heading={headingOf(props)}
      meaning={meaningOf(props)}
      link={props.link}
      label={props.event === 'received' ? t`Pull the thread` : t`Look at it`}
    />
  );
}

const usual = {
  blog: { name: 'marlow' },
  who: '',
  title: '',
  link: 'https://skein.example/settings/gifts/gift/12',
} as const;

export const mail = defineMail<Props>({
  class: 'notification',
  setting: 'emailGifts',
  stop: msg`No more e-mails about gifts`,
  fixtures: {
    usual: { ...usual, event: 'received' },
    claimed: { ...usual, event: 'claimed', who: 'tamsin', title: 'A moth at the lamp' },
    declined: { ...usual, event: 'declined', who: 'tamsin', title: 'A moth at the lamp' },
    expired: { ...usual, event: 'expired', title: 'A moth at the lamp' },
  },
  subject: headingOf,
  preheader: meaningOf,
  why: () => msg`You get this because e-mails about gifts are on.`,
  pictures: ({ blog }) => (blog.avatar ? [blog.avatar] : []),
  Body,
});
