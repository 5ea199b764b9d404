import { PageHeader } from '@graha/ui/page-header.tsx';
import { ThemeSwitch } from '@graha/ui/theme-toggle.tsx';
import { Actions, Fields } from './controls.tsx';
import { Charts, Figures } from './figures.tsx';
import { Shelf } from './shelf.tsx';
import { Surfaces } from './surfaces.tsx';

export function Parts() {
  return (
    <div className="mx-auto grid max-w-7xl gap-5 px-4 pt-8 sm:px-8">
      <Shelf title="Page header">
        <PageHeader title="Keys" description="A key belongs to the workspace." actions={<ThemeSwitch />} />
      </Shelf>
      <Actions />
      <Fields />
      <Surfaces />
      <Figures />
      <Charts />
    </div>
  );
}
