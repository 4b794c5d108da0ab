import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { News } from '../layout/News.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  event: 'supporter-new' | 'supporter-gone';
  /** Name of the supporter's blog; empty when the account is gone. */
  who: string;
  /** The blog that is supported. */
  blog: string;
  link: string;
}

/** Returns the sentence that is the subject and the heading. */
function headingOf({ event, who, blog }: Props): MessageDescriptor {
  if (event === 'supporter-new')
    return who === '' ? msg`Somebody supports ${blog}` : msg`${who} supports ${blog}`;
  return who === '' ? msg`Somebody no longer supports ${blog}` : msg`${who} no longer supports ${blog}`;
}

/** Returns what it means. */
function meaningOf({ event }: Props): MessageDescriptor {
  return event === 'supporter-new'
    ? msg`From now on they read what you write for supporters.`
    : msg`They can read your public posts as before, but no longer those for supporters.`;
}

function Body(props: Props) {
  const { t } = useLingui();
  return (
    <News
      heading={headingOf(props)}
      meaning={meaningOf(props)}
      link={props.link}
      label={t`See your supporters`}
    />
  );
}

const ofPreview = {
  who: 'marlow',
  blog: 'odile',
  link: 'https://skein.example/blog/odile/post-plus/supporters',
};

export const mail = defineMail<Props>({
  class: 'notification',
  setting: 'emailSupporters',
  stop: msg`No e-mails about supporters`,
  fixtures: {
    usual: { event: 'supporter-new', ...ofPreview },
    left: { event: 'supporter-gone', ...ofPreview },
  },
  subject: headingOf,
  preheader: meaningOf,
  why: ({ blog }) => msg`You get this because ${blog} has supporters on Skein.`,
  Body,
});
