import { formOf } from '@kinsong/engines/worksheets/forms.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { ButtonLink, Empty, ErrorState, PageLoading, Screen, useWide } from '../../../ui/index.ts';
import { useSpace } from '../../spaces/index.ts';
import { FormPicture } from '../panel/FormPicture.tsx';
import { useSheets } from '../worksheets.hooks.ts';
import { FillingIn } from './FillingIn.tsx';
import { SheetEnds } from './SheetEnds.tsx';
import { WhoIsHere } from './WhoIsHere.tsx';

/** One worksheet, at its own address. */
export function SheetScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const { salon_id: id = '', sheet_id } = params;
  const wide = useWide();
  const { space, state: spaceState, abilities } = useSpace(id);
  const { state, shown } = useSheets(id);
  const found = shown.find(({ sheet }) => sheet.id === sheet_id);
  const form = found && formOf(found.sheet.form);
  const back = { href: `/salon/${id}/sheets`, label: 'Leave, come back later' };
  if (found === undefined || form === undefined) {
    return (
      <Screen area="salon" title="Worksheet" back={back}>
        <Instead state={spaceState === 'gone' ? 'gone' : state} onRetry={() => signedIn().sync.again(id)} />
      </Screen>
    );
  }
  return (
    <Screen
      area="salon"
      title={form.title}
      detail={`a worksheet in ${space?.name ?? 'this salon'}`}
      back={back}
      lead={wide && <FormPicture form={form} large />}
      actions={
        <>
          <WhoIsHere shown={found} />
          {wide && (
            <ButtonLink kind="bare" href={back.href}>
              {back.label}
            </ButtonLink>
          )}
        </>
      }
    >
      <FillingIn
        key={found.sheet.id}
        form={form}
        shown={found}
        mayFill={abilities.has('worksheets.fill') && found.sheet.status === 'open'}
        abilities={abilities}
      />
      <SheetEnds sheet={found.sheet} abilities={abilities} />
    </Screen>
  );
}

function Instead({ state, onRetry }: { state: string; onRetry: () => void }) {
  if (state === 'opening') return <PageLoading label="Opening the sheet" />;
  if (state === 'failed')
    return (
      <ErrorState onRetry={onRetry}>
        This sheet could not be loaded. Often it is the connection. Nothing was changed.
      </ErrorState>
    );
  return (
    <Empty title="There is nothing here">This sheet was taken away, or it is not shared with you.</Empty>
  );
}
