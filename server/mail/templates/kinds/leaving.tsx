import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { inHours } from '../fixture-data.ts';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { Moments } from '../layout/Moments.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { Paragraph, Strong, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  link: string;
  /** Time from which nothing can be restored, in milliseconds since 1970. */
  deletedAt: number;
}

function Body({ link, deletedAt }: Props) {
  const { t } = useLingui();
  const { account, clock } = useMail();
  return (
    <Card>
      <Title>{t`Your account is deleted`}</Title>
      <Paragraph>
        <Trans>
          Nobody can see the account of <Strong>{account}</Strong> and its blogs any more, and you are logged
          out everywhere.
        </Trans>
      </Paragraph>
      <Moments
        moments={[
          {
            title: t`Until ${clock.day(deletedAt)} you can change your mind`,
            isNow: true,
            detail: <ActionButton href={link} label={t`Log in and restore everything`} above={8} />,
          },
          { title: t`${clock.moment(deletedAt)}: everything is deleted for good` },
        ]}
      />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: { usual: { link: 'https://skein.example/login', deletedAt: inHours(30 * 24) } },
  subject: () => msg`Your account on Skein is deleted`,
  preheader: ({ deletedAt }, { clock }) => msg`You can restore everything until ${clock.day(deletedAt)}.`,
  why: () => msg`You get this because your account was deleted.`,
  Body,
});
