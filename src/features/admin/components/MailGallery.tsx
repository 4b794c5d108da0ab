import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '#generated/zod/locale.zod.ts';
import type { MailKind } from '#generated/zod/mailKind.zod.ts';
import { ENABLED_LOCALES } from '#src/domain/language/locales.ts';
import { SettingSelect } from '#src/entities/settings/SettingSelect.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { Tabs } from '#src/shared/ui/Tabs.tsx';
import { mailPreviewQuery } from '../data/site-mail.ts';
import { MailFrame } from './MailFrame.tsx';
import styles from './SiteMail.module.css';
import { useMailKindText } from './use-mail-kind-text.ts';

/** Widths of a window and of a phone, in pixels. */
const WIDTHS = { wide: 600, phone: 360 } as const;

interface Look {
  locale: Locale;
  scheme: 'light' | 'dark';
  width: keyof typeof WIDTHS;
}

function Preview({ kind, preview, look }: { kind: string; preview: string; look: Look }) {
  const { t } = useLingui();
  const { locale, scheme, width } = look;
  const { data, error, isFetching, refetch } = useQuery(mailPreviewQuery(kind, { preview, locale, scheme }));
  if (error)
    return (
      <ErrorState
        title={t`The preview could not be loaded`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error, t`Nothing was changed.`)}
      </ErrorState>
    );
  if (!data) return <CardSkeleton />;
  const { subject, html, text } = data;
  return (
    <>
      <p className={styles.subject}>{subject}</p>
      <Tabs
        label={t`Parts of the e-mail`}
        items={[
          {
            id: 'html',
            label: t`HTML`,
            content: <MailFrame html={html} title={subject} width={WIDTHS[width]} />,
          },
          { id: 'text', label: t`Plain text`, content: <pre className={styles.plain}>{text}</pre> },
        ]}
      />
    </>
  );
}

/** All kinds of e-mails, one at a time, in every language, scheme and width. */
export function MailGallery({ kinds }: { kinds: readonly MailKind[] }) {
  const { t, i18n } = useLingui();
  const { kindName, previewName } = useMailKindText();
  const choices = kinds
    .flatMap(({ kind, previews }) =>
      previews.map((preview): [value: string, label: string] => [
        `${kind}/${preview}`,
        previews.length === 1 ? kindName(kind) : previewName(kind, preview),
      ]),
    )
    .toSorted(([, one], [, other]) => one.localeCompare(other, i18n.locale));
  const [chosen, setChosen] = useState(choices[0]?.[0] ?? '');
  const [look, setLook] = useState<Look>({ locale: 'en-us', scheme: 'light', width: 'wide' });
  const [kind = '', preview = ''] = chosen.split('/');
  const languages = Object.fromEntries(ENABLED_LOCALES.map(({ code, name }) => [code, name]));
  const lookAt = (change: Partial<Look>): void => setLook((before) => ({ ...before, ...change }));
  return (
    <SettingsCard
      id="mail-gallery"
      title={t`Previews`}
      detail={t`Every kind of e-mail with invented data, as members get it.`}
    >
      <div className={styles.bar}>
        <SettingSelect
          label={t`Kind of e-mail`}
          value={chosen}
          choices={Object.fromEntries(choices)}
          onChange={setChosen}
        />
        <SettingSelect
          label={t`Language`}
          value={look.locale}
          choices={languages as Record<Locale, string>}
          onChange={(locale) => lookAt({ locale })}
        />
        <SettingSelect
          label={t`Colours`}
          value={look.scheme}
          choices={{ light: t`Light`, dark: t`Dark` }}
          onChange={(scheme) => lookAt({ scheme })}
        />
        <SettingSelect
          label={t`Width`}
          value={look.width}
          choices={{ wide: t`Computer (600 px)`, phone: t`Phone (360 px)` }}
          onChange={(width) => lookAt({ width })}
        />
      </div>
      <Preview kind={kind} preview={preview} look={look} />
    </SettingsCard>
  );
}
