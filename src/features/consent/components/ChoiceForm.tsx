import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Consent } from '#generated/zod/consent.zod.ts';
import type { ConsentVendor } from '#generated/zod/consentVendor.zod.ts';
import { type ConsentChoices, type ConsentList, everything, NOTHING } from '#src/entities/consent/consent.ts';
import { type ConsentRow, consentGroups, SOLD_PURPOSES } from '#src/entities/consent/consent-rows.ts';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import styles from '../pages/ConsentPage.module.css';
import { Necessary } from './Necessary.tsx';

/** Code of choices about a list that has changed since it was shown. */
const LIST_CHANGED_CODE = 4009;

interface ChoiceFormProps {
  list: ConsentList;
  consent: Consent;
  choices: ConsentChoices;
  set: (choices: ConsentChoices) => void;
  answer: (choices: ConsentChoices) => unknown;
  isBusy: boolean;
  error: unknown;
}

function toggled(
  numbers: ReadonlySet<number>,
  changed: readonly number[],
  isOn: boolean,
): ReadonlySet<number> {
  const next = new Set(numbers);
  for (const number of changed) {
    if (isOn) next.add(number);
    else next.delete(number);
  }
  return next;
}

/** Kinds of data that a company would keep, and how long. */
function VendorDetail({ vendor }: { vendor: ConsentVendor }) {
  const { t } = useLingui();
  const { dataCategories = [], retentionDays, policyUrl, name } = vendor;
  const kept = dataCategories.join(', ');
  return (
    <>
      {kept ? <Trans>Would keep: {kept}</Trans> : <Trans>Does not say what it would keep</Trans>}
      {retentionDays === undefined ? null : (
        <Plural value={retentionDays} one=", for # day" other=", for # days" />
      )}
      {' · '}
      <Link href={policyUrl} aria-label={t`${name} in their own words`}>{t`in their words`}</Link>
    </>
  );
}

/** Every purpose and every company with a switch; what is kept is sent with one button. */
export function ChoiceForm({ list, consent, choices, set, answer, isBusy, error }: ChoiceFormProps) {
  const { t, i18n } = useLingui();
  const companies = useId();
  const hasControl = consent.globalPrivacyControl;
  const wordsOf = (text: ConsentRow['title']) => (typeof text === 'string' ? text : i18n._(text));
  const isForbidden = ({ purposes }: ConsentRow) =>
    hasControl && purposes.some((number) => SOLD_PURPOSES.includes(number));
  const { removedVendors } = consent;
  const hasChanged = isApiError(error, LIST_CHANGED_CODE);
  return (
    <form
      className={styles.choose}
      onSubmit={(event) => {
        event.preventDefault();
        void answer(choices);
      }}
    >
      {hasControl ? (
        <SettingsCard
          title={t`Your browser spoke for you`}
          detail={t`It asks every site not to sell or share what you do (Global Privacy Control). Ads that fit you are off here, also where you said yes before. You need not do anything.`}
        />
      ) : null}
      <section className={styles.card} aria-label={t`All at once`}>
        <div className={styles.even}>
          <Button onClick={() => set(NOTHING)}>{t`Nothing`}</Button>
          <Button onClick={() => set(everything(list))}>{t`Everything`}</Button>
        </div>
        <Necessary storage={list.storage} />
      </section>
      {consentGroups(list).map(({ id, title, detail, rows: ofGroup }) => (
        <SettingsCard key={id} id={id} title={i18n._(title)} detail={detail && i18n._(detail)}>
          {ofGroup.map((row) => (
            <div key={row.purposes.join()} className={rows.row}>
              <Checkbox
                look="switch"
                className={rows.field}
                label={wordsOf(row.title)}
                hint={isForbidden(row) ? t`Off, because your browser asks for it.` : wordsOf(row.detail)}
                disabled={isForbidden(row)}
                checked={!isForbidden(row) && row.purposes.every((number) => choices.purposes.has(number))}
                onChange={({ target }) =>
                  set({ ...choices, purposes: toggled(choices.purposes, row.purposes, target.checked) })
                }
              />
            </div>
          ))}
        </SettingsCard>
      ))}
      {list.vendors.length > 0 ? (
        <SettingsCard
          id="companies"
          title={<span id={companies}>{t`Other companies`}</span>}
          detail={t`What you switched off above, they do not get either. What they call a legitimate interest needs your yes here, too.`}
        >
          {removedVendors.length > 0 ? (
            <p
              className={styles.note}
            >{t`A company that you allowed has left the list. Your yes to it was deleted.`}</p>
          ) : null}
          {list.vendors.map((vendor) => (
            <div key={vendor.number} className={rows.row}>
              <Checkbox
                look="switch"
                className={rows.field}
                label={vendor.place ? `${vendor.name}, ${vendor.place}` : vendor.name}
                hint={<VendorDetail vendor={vendor} />}
                checked={choices.vendors.has(vendor.number)}
                onChange={({ target }) =>
                  set({ ...choices, vendors: toggled(choices.vendors, [vendor.number], target.checked) })
                }
              />
            </div>
          ))}
        </SettingsCard>
      ) : null}
      {list.specialFeatures.length > 0 ? (
        <SettingsCard id="features" title={t`Looking closer`}>
          {list.specialFeatures.map(({ number, name, description }) => (
            <div key={number} className={rows.row}>
              <Checkbox
                look="switch"
                className={rows.field}
                label={name}
                hint={description}
                checked={choices.specialFeatures.has(number)}
                onChange={({ target }) =>
                  set({
                    ...choices,
                    specialFeatures: toggled(choices.specialFeatures, [number], target.checked),
                  })
                }
              />
            </div>
          ))}
        </SettingsCard>
      ) : (
        <SettingsCard
          title={t`Never asked`}
          detail={t`Where exactly you stand, and what your device gives away about itself. Nobody here may ask for these, so there is nothing to switch.`}
        />
      )}
      {hasChanged ? (
        <p role="alert" className={styles.alert}>
          {t`The list of companies has changed while you chose. Nothing was kept yet: look at it again, then keep your answer.`}
        </p>
      ) : null}
      {error && !hasChanged ? (
        <ActionError>{errorMessage(error, t`Your answer was not kept. Try again.`)}</ActionError>
      ) : null}
      <div className={styles.keep}>
        <Button type="submit" variant="primary" size="large" loading={isBusy}>{t`Keep this`}</Button>
        <span>{t`Change it any day, under Privacy.`}</span>
      </div>
    </form>
  );
}
