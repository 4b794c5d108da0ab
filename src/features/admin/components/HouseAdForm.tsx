import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getCreateHouseAdMutationOptions, getEditHouseAdMutationOptions } from '#generated/hooks/ads/ads.ts';
import type { HouseAdPlacement } from '#generated/zod/houseAdPlacement.zod.ts';
import {
  type HouseAdRequest,
  houseAdRequestButtonTextMax,
  houseAdRequestTextMax,
  houseAdRequestTitleMax,
} from '#generated/zod/houseAdRequest.zod.ts';
import type { SiteHouseAd } from '#generated/zod/siteHouseAd.zod.ts';
import type { AppearancePicture } from '#src/entities/blog/appearance.ts';
import { AdLook } from '#src/entities/elements/ads/AdCard.tsx';
import { PicturePickerButton } from '#src/entities/media/PicturePickerButton.tsx';
import { useUpload } from '#src/entities/media/use-upload.ts';
import { SettingSelect } from '#src/entities/settings/SettingSelect.tsx';
import { callWith } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { ownTimeZone } from '#src/shared/lib/time/wall-time.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useRefreshHouseAds } from '../data/house-ads.ts';
import {
  type HouseAdValues,
  houseAdPreview,
  houseAdProblems,
  houseAdRequest,
  houseAdSchema,
  houseAdValues,
  placesOf,
  trimHouseAd,
} from '../model/house-ad-form.ts';
import styles from './Announcements.module.css';
import { useHouseAdText } from './use-house-ad-text.ts';

/** Returns the picture of a stored ad. */
function storedPicture(before: SiteHouseAd | undefined): AppearancePicture | undefined {
  const [largest] = before?.ad.images ?? [];
  if (!largest) return undefined;
  const { url, width, height, mediaKey } = largest;
  return { url, width, height, ...(mediaKey === undefined ? {} : { key: mediaKey }) };
}

type HouseAdFormProps = {
  /** The ad that is edited; undefined for a new one. */
  item?: SiteHouseAd;
  onClose: () => void;
};

/** Form that makes or edits an ad of the site, beside the ad as readers see it. */
export function HouseAdForm({ item, onClose }: HouseAdFormProps) {
  const { t } = useLingui();
  const words = useHouseAdText();
  const refresh = useRefreshHouseAds();
  const [picture, setPicture] = useState(() => storedPicture(item));
  const { upload, busy: isUploading, error: uploadError } = useUpload(setPicture);
  const create = callWith(getCreateHouseAdMutationOptions, (data: HouseAdRequest) => ({ data }));
  const edit = callWith(getEditHouseAdMutationOptions, (data: HouseAdRequest) => ({
    adId: item?.id ?? '',
    data: { ...data, version: item?.version ?? 1 },
  }));
  const form = useContractForm<HouseAdValues, HouseAdRequest, unknown>({
    schema: houseAdSchema,
    initial: houseAdValues(item),
    normalize: trimHouseAd,
    fieldErrorText: {
      title: { missing: t`Give it a title.` },
      text: { missing: t`Write something first.` },
      button_text: { missing: t`Give the button a label.` },
      subject: { missing: t`Say where it leads.` },
    },
    knownErrors: (values) => {
      const about = { before: item, hasPicture: picture !== undefined, now: siteNow() / 1000 };
      const problems = Object.entries(houseAdProblems(values, about));
      return Object.fromEntries(problems.map(([name, problem]) => [name, words.problems[problem]]));
    },
    call: item ? edit : create,
    request: (values) => houseAdRequest(values, item, picture?.key),
    write: {
      onSuccess: async () => {
        onClose();
        await refresh();
      },
    },
    errorText: { unknown: t`The ad was not saved. Try again.` },
  });
  const { subject_kind: kind } = form.values;
  const placements = placesOf(form.values);
  const zone = ownTimeZone();
  const placesError = form.field('placements').error;
  const toggle = (place: HouseAdPlacement, isChosen: boolean): void => {
    const others = placements.filter((one) => one !== place);
    form.change('placements', (isChosen ? [...others, place] : others).join(','));
  };
  return (
    <ContractForm form={form} className={styles.form} aria-label={item ? t`Edit the ad` : t`New ad`}>
      <div className={styles.fields}>
        <TextField
          {...form.field('title')}
          label={t`Title`}
          autoFocus
          autoComplete="off"
          maxLength={houseAdRequestTitleMax}
        />
        <TextArea {...form.field('text')} label={t`Text`} rows={2} maxLength={houseAdRequestTextMax} />
        <TextField
          {...form.field('button_text')}
          label={t`Label of the button`}
          autoComplete="off"
          maxLength={houseAdRequestButtonTextMax}
        />
        <p className={styles.sentence}>
          <span>
            <Trans>It leads to</Trans>
          </span>
          <SettingSelect
            label={t`What it advertises`}
            value={kind}
            choices={words.subjects}
            onChange={(chosen) => form.change('subject_kind', chosen)}
          />
        </p>
        <TextField
          {...form.field('subject')}
          label={words.fields[kind].label}
          hint={words.fields[kind].hint}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <fieldset className={styles.places}>
          <legend>
            <Trans>Places</Trans>
          </legend>
          {(Object.entries(words.placements) as [HouseAdPlacement, string][]).map(([place, label]) => (
            <Checkbox
              key={place}
              label={label}
              checked={placements.includes(place)}
              onChange={({ target }) => toggle(place, target.checked)}
            />
          ))}
          {placesError ? <ActionError>{placesError}</ActionError> : null}
        </fieldset>
        <div className={styles.pair}>
          <TextField {...form.field('cap_per_day')} label={t`Times a day for a member`} inputMode="numeric" />
          <TextField
            {...form.field('cap_total')}
            label={t`Times in all`}
            hint={t`Empty: no end.`}
            inputMode="numeric"
          />
          <TextField
            {...form.field('weight')}
            label={t`Weight`}
            hint={t`1 to 100: its share among the ads of a place.`}
            inputMode="numeric"
          />
        </div>
        <div className={styles.times}>
          <TextField
            {...form.field('start_ts')}
            type="datetime-local"
            label={t`Start`}
            hint={item ? t`Your time, ${zone}.` : t`Your time, ${zone}. Empty: now.`}
          />
          <TextField
            {...form.field('end_ts')}
            type="datetime-local"
            label={t`End`}
            hint={t`Empty: until you end it.`}
          />
        </div>
      </div>
      <div className={styles.look}>
        <p className={styles.caption}>
          <Trans>As readers see it</Trans>
        </p>
        {/* The preview is not operable: its words are in the fields. */}
        <div className={styles.ground} inert>
          <AdLook ad={houseAdPreview(form.values, picture)} isSmall />
        </div>
        <div className={styles.buttons}>
          <PicturePickerButton
            label={picture ? t`Choose another picture` : t`Choose a picture`}
            busy={isUploading}
            busyLabel={t`Uploading`}
            onPick={(file) => void upload(file)}
          />
          {picture ? (
            <Button size="small" variant="quiet" onClick={() => setPicture(undefined)}>
              {t`Without a picture`}
            </Button>
          ) : null}
        </div>
        {uploadError ? <ActionError>{uploadError}</ActionError> : null}
      </div>
      <div className={styles.foot}>
        <FormMessages messages={form.messages} />
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            loading={form.busy}
            aria-disabled={isUploading || undefined}
          >
            {t`Keep it`}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </div>
      </div>
    </ContractForm>
  );
}
