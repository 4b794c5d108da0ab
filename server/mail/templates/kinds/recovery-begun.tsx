import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin, inHours } from '../fixture-data.ts';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { CopyAddress } from '../layout/CopyAddress.tsx';
import { Moments } from '../layout/Moments.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { type ChangeOrigin, OriginFacts } from '../layout/OriginFacts.tsx';
import { Paragraph, Strong, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  /** Page that cancels the recovery. */
  link: string;
  /** Time from which factors can be removed, in milliseconds since 1970. */
  endsAt: number;
  /** The request that started the recovery, or asked for it again. */
  origin: ChangeOrigin;
}

function Body({ link, endsAt, origin }: Props) {
  const { t } = useLingui();
  const { account, clock } = useMail();
  return (
    <Card>
      <Title>{t`A recovery of your account began`}</Title>
      <Paragraph>
        <Trans>
          Somebody who can read your e-mail says that the second factor and all passkeys of{' '}
          <Strong>{account}</Strong> are lost.
        </Trans>
      </Paragraph>
      <OriginFacts origin={origin} />
      <Moments
        moments={[
          {
            title: t`Now, if it was not you`,
            isNow: true,
            detail: (
              <>
                <ActionButton href={link} label={t`Cancel the recovery`} above={8} />
                <Paragraph size="detail" tone="muted" above={10}>
                  {t`Then choose a new password for your mailbox, because somebody else can read it.`}
                </Paragraph>
              </>
            ),
          },
          { title: t`${clock.moment(endsAt)}: they can be removed` },
        ]}
      />
      <Paragraph tone="muted" above={28}>{t`It was you? Wait until then; we write again.`}</Paragraph>
      <CopyAddress href={link} />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: {
    usual: {
      link: 'https://skein.example/login/recover/keep#7Q4M-20LX',
      endsAt: inHours(48),
      origin: fixtureOrigin,
    },
  },
  subject: () => msg`A recovery of your account on Skein began`,
  preheader: ({ endsAt }, { clock }) =>
    msg`Not you? Cancel it with one press before ${clock.moment(endsAt)}.`,
  why: () => msg`You get this because somebody started the recovery of your account.`,
  Body,
});
