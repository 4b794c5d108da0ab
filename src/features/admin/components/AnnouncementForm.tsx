import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  getCreateAnnouncementMutationOptions,
  getEditAnnouncementMutationOptions,
} from '#generated/hooks/admin/admin.ts';
import {
  type AnnouncementRequest,
  announcementRequestButtonTextMax,
  announcementRequestTextMax,
  announcementRequestTitleMax,
} from '#generated/zod/announcementRequest.zod.ts';
import type { SiteAnnouncement } from '#generated/zod/siteAnnouncement.zod.ts';
import { ENABLED_LOCALES } from '#src/domain/language/locales.ts';
import type { AppearancePicture } from '#src/entities/blog/appearance.ts';
import { Announcement } from '#src/entities/elements/kinds/Announcement.tsx';
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
import { useRefreshAnnouncements } from '../data/admin.ts';
import {
  type AnnouncementValues,
  announcementPreview,
  announcementProblems,
  announcementRequest,
  announcementSchema,
  announcementValues,
  trimAnnouncement,
} from '../model/announcement-form.ts';
import styles from './Announcements.module.css';
import { useAnnouncementText } from './use-announcement-text.ts';

/** Returns the picture of a stored announcement. */
function storedPicture(before: SiteAnnouncement | undefined): AppearancePicture | undefined {
  const [largest] = before?.announcement.image ?? [];
  if (!largest) return undefined;
  const { url, width, height, mediaKey } = largest;
  return { url, width, height, ...(mediaKey === undefined ? {} : { key: mediaKey }) };
}

type AnnouncementFormProps = {
  /** The announcement that is edited; undefined for a new one. */
  announcement?: SiteAnnouncement;
  onClose: () => void;
};

/** Form that writes or edits an announcement, beside the announcement as members see it. */
export function AnnouncementForm({ announcement, onClose }: AnnouncementFormProps) {
  const { t } = useLingui();
  const words = useAnnouncementText();
  const refresh = useRefreshAnnouncements();
  const [picture, setPicture] = useState(() => storedPicture(announcement));
  const { upload, busy: isUploading, error: uploadError } = useUpload(setPicture);
  const create = callWith(getCreateAnnouncementMutationOptions, (data: AnnouncementRequest) => ({ data }));
  const edit = callWith(getEditAnnouncementMutationOptions, (data: AnnouncementRequest) => ({
    announcementId: announcement?.id ?? '',
    data,
  }));
  const form = useContractForm<AnnouncementValues, AnnouncementRequest, unknown>({
    schema: announcementSchema,
    initial: announcementValues(announcement),
    normalize: trimAnnouncement,
    fieldErrorText: {
      title: { missing: t`Give it a title.` },
      text: { missing: t`Write something first.` },
    },
    knownErrors: (values) => {
      const problems = Object.entries(announcementProblems(values, announcement, siteNow() / 1000));
      return Object.fromEntries(problems.map(([name, problem]) => [name, words.problems[problem]]));
    },
    call: announcement ? edit : create,
    request: (values) => announcementRequest(values, announcement, picture?.key),
    write: {
      onSuccess: async () => {
        onClose();
        await refresh();
      },
    },
    errorText: { unknown: t`The announcement was not saved. Try again.` },
  });
  const { audience, dismissible } = form.values;
  const audienceError = form.field('locale').error ?? form.field('audience').error;
  const languages = Object.fromEntries(ENABLED_LOCALES.map(({ code, name }) => [code, name]));
  const zone = ownTimeZone();
  return (
    <ContractForm
      form={form}
      className={styles.form}
      aria-label={announcement ? t`Edit the announcement` : t`New announcement`}
    >
      <div className={styles.fields}>
        <TextField
          {...form.field('title')}
          label={t`Title`}
          autoFocus
          autoComplete="off"
          maxLength={announcementRequestTitleMax}
        />
        <TextArea
          {...form.field('text')}
          label={t`Text`}
          hint={t`One or two sentences: what is new, and what members can do.`}
          rows={2}
          maxLength={announcementRequestTextMax}
        />
        <div className={styles.pair}>
          <TextField
            {...form.field('button_text')}
            label={t`Label of the button (optional)`}
            autoComplete="off"
            maxLength={announcementRequestButtonTextMax}
          />
          <TextField
            {...form.field('button_href')}
            label={t`Link of the button`}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder="/explore"
          />
        </div>
        <p className={styles.sentence}>
          <span>
            <Trans>Show it to</Trans>
          </span>
          <SettingSelect
            label={t`Audience`}
            value={audience}
            choices={words.audiences}
            onChange={(chosen) => form.change('audience', chosen)}
          />
          {audience === 'language' ? (
            <SettingSelect
              label={t`Language`}
              value={form.values.locale}
              choices={languages}
              onChange={(chosen) => form.change('locale', chosen)}
            />
          ) : null}
        </p>
        {audienceError ? <ActionError>{audienceError}</ActionError> : null}
        <div className={styles.times}>
          <TextField
            {...form.field('start_ts')}
            type="datetime-local"
            label={t`Start`}
            hint={announcement ? t`Your time, ${zone}.` : t`Your time, ${zone}. Empty: now.`}
          />
          <TextField
            {...form.field('end_ts')}
            type="datetime-local"
            label={t`End`}
            hint={t`Empty: until you end it.`}
          />
        </div>
        <Checkbox
          label={t`Members can hide it`}
          hint={t`Otherwise it stays until it ends or its button is pressed.`}
          checked={dismissible === 'yes'}
          onChange={({ target }) => form.change('dismissible', target.checked ? 'yes' : 'no')}
        />
      </div>
      <div className={styles.look}>
        <p className={styles.caption}>
          <Trans>As members see it</Trans>
        </p>
        {/* The preview is not operable: its words are in the fields. */}
        <div className={styles.ground} inert>
          <Announcement element={announcementPreview(form.values, picture)} />
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
            {announcement ? t`Save` : t`Announce it`}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </div>
      </div>
    </ContractForm>
  );
}
