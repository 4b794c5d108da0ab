import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hostOf } from '#src/domain/post/links.ts';
import { LabelPicker } from '#src/entities/post/labels/LabelChoice.tsx';
import { postLabelNames } from '#src/entities/post/model/labels.ts';
import { SettingSelect } from '#src/entities/settings/SettingSelect.tsx';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat, listFormat } from '#src/shared/lib/language/formatters.ts';
import { momentOf } from '#src/shared/lib/time/wall-time.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { webAddress } from '../model/embed-of.ts';
import { isWrongSource, type PostOptions } from '../model/post-options.ts';
import styles from './PostOptionsSheet.module.css';

/** Maximum lengths of the fields (contract: CreatePostRequest). */
const SLUG_MAX_LENGTH = 140;
const SOURCE_MAX_LENGTH = 2048;

type PostOptionsSheetProps = {
  more: PostOptions;
  onChange: (more: PostOptions) => void;
  onClose: () => void;
};

type FactProps = {
  /** The current value as a sentence. */
  says: ReactNode;
  /** True when the value differs from the usual one. */
  isSet: boolean;
  children: ReactNode;
};

/** One option: a sentence that states its value and unfolds its control. */
function Fact({ says, isSet, children }: FactProps) {
  return (
    <li className={styles.fact} data-set={isSet || undefined}>
      <details name="post-options">
        <summary className={styles.says}>{says}</summary>
        <div className={styles.control}>{children}</div>
      </details>
    </li>
  );
}

function CoverFact({ more, onChange }: Pick<PostOptionsSheetProps, 'more' | 'onChange'>) {
  const { i18n } = useLingui();
  const reasons = listFormat(i18n.locale, { type: 'conjunction' }).format(
    more.categories.map((category) => i18n._(postLabelNames[category])),
  );
  return (
    <Fact
      isSet={more.isLabelled}
      says={
        !more.isLabelled ? (
          <Trans>
            It is <b>not</b> covered.
          </Trans>
        ) : reasons ? (
          <Trans>
            It is covered because of <b>{reasons}</b>.
          </Trans>
        ) : (
          <Trans>
            It is <b>covered</b>.
          </Trans>
        )
      }
    >
      <LabelPicker value={more} onChange={(labels) => onChange({ ...more, ...labels })} />
    </Fact>
  );
}

/** Sheet of rarely used options. They are saved with the draft, so closing the sheet loses nothing. */
export function PostOptionsSheet({ more, onChange, onClose }: PostOptionsSheetProps) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const source = hostOf(webAddress(more.sourceUrl) ?? '') || more.sourceUrl;
  const moment = momentOf(more.date);
  const day =
    moment === undefined
      ? ''
      : dateFormat(dateLocale, { dateStyle: 'long', timeStyle: 'short' }).format(moment);
  return (
    <Dialog title={t`More about this post`} onClose={onClose}>
      {(close) => (
        <div className={styles.sheet}>
          <ul className={styles.facts}>
            <Fact
              isSet={more.reblog !== 'everyone'}
              says={
                more.reblog === 'everyone' ? (
                  <Trans>
                    <b>Everybody</b> may reblog it.
                  </Trans>
                ) : (
                  <Trans>
                    <b>Nobody</b> may reblog it.
                  </Trans>
                )
              }
            >
              <Checkbox
                label={t`Others may reblog it`}
                checked={more.reblog === 'everyone'}
                onChange={(event) =>
                  onChange({ ...more, reblog: event.currentTarget.checked ? 'everyone' : 'noone' })
                }
              />
            </Fact>
            <Fact
              isSet={more.blaze !== 'everyone'}
              says={
                more.blaze === 'everyone' ? (
                  <Trans>
                    <b>Everybody</b> may blaze it.
                  </Trans>
                ) : more.blaze === 'self' ? (
                  <Trans>
                    <b>Only this blog</b> may blaze it.
                  </Trans>
                ) : (
                  <Trans>
                    <b>Nobody</b> may blaze it.
                  </Trans>
                )
              }
            >
              <SettingSelect
                label={t`Who may blaze it`}
                value={more.blaze}
                choices={{ everyone: t`Everybody`, self: t`Only this blog`, noone: t`Nobody` }}
                onChange={(blaze) => onChange({ ...more, blaze })}
              />
              <p>
                <Trans>To blaze is to pay for showing it to people who do not follow you.</Trans>
              </p>
            </Fact>
            <Fact
              isSet={more.isCommercial}
              says={
                more.isCommercial ? (
                  <Trans>
                    It is a <b>paid partnership</b>.
                  </Trans>
                ) : (
                  <Trans>
                    It is <b>not</b> a paid partnership.
                  </Trans>
                )
              }
            >
              <Checkbox
                label={t`This post is a paid partnership`}
                hint={t`Readers see this next to the post.`}
                checked={more.isCommercial}
                onChange={(event) => onChange({ ...more, isCommercial: event.currentTarget.checked })}
              />
            </Fact>
            <CoverFact more={more} onChange={onChange} />
            <Fact
              isSet={more.sourceUrl !== ''}
              says={
                more.sourceUrl ? (
                  <Trans>
                    It comes from <b>{source}</b>.
                  </Trans>
                ) : (
                  <Trans>
                    It is <b>my own</b>.
                  </Trans>
                )
              }
            >
              <TextField
                type="url"
                inputMode="url"
                label={t`Source`}
                hint={t`The page of the work you show, if it is not yours.`}
                placeholder="https://"
                maxLength={SOURCE_MAX_LENGTH}
                value={more.sourceUrl}
                error={
                  isWrongSource(more)
                    ? t`This is not a web address. It should look like https://example.com.`
                    : undefined
                }
                onChange={(event) => onChange({ ...more, sourceUrl: event.currentTarget.value })}
              />
            </Fact>
            <Fact
              isSet={more.slug !== ''}
              says={
                more.slug ? (
                  <Trans>
                    Its address ends in <b>{more.slug}</b>.
                  </Trans>
                ) : (
                  <Trans>
                    Its address is made from <b>the beginning of the text</b>.
                  </Trans>
                )
              }
            >
              <TextField
                label={t`Words in the web address`}
                hint={t`Leave empty to use the beginning of your text.`}
                maxLength={SLUG_MAX_LENGTH}
                autoCapitalize="none"
                spellCheck={false}
                value={more.slug}
                onChange={(event) => onChange({ ...more, slug: event.currentTarget.value })}
              />
            </Fact>
            <Fact
              isSet={more.date !== ''}
              says={
                day ? (
                  <Trans>
                    It shows <b>{day}</b>.
                  </Trans>
                ) : (
                  <Trans>
                    It shows <b>the day it goes out</b>.
                  </Trans>
                )
              }
            >
              <TextField
                type="datetime-local"
                label={t`Date shown on the post`}
                hint={t`The date shown on the post, for something older than today. It does not change when the post is published.`}
                value={more.date}
                onChange={(event) => onChange({ ...more, date: event.currentTarget.value })}
              />
            </Fact>
          </ul>
          <div className={styles.foot}>
            <Button variant="primary" onClick={close}>{t`Done`}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
