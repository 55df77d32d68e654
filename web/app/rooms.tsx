import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, type ComponentType } from 'react';
import { loadLobby, loadRoom } from '../modules/rooms/index.ts';
import type { ScreenProps } from './screen.ts';

/** The hall of doors. */
export async function loadHall(): Promise<ComponentType<ScreenProps>> {
  const RoomsLobby = await loadLobby();
  return function Hall({ screen }) {
    const go = useNavigate();
    return <RoomsLobby title={screen.title} onRoom={(id) => void go({ to: `/rooms/${id}` })} />;
  };
}

/** One room. Which of its messages one is led to stands in the address. */
export async function loadTable(): Promise<ComponentType<ScreenProps>> {
  const RoomScreen = await loadRoom();
  return function Table({ params }) {
    const go = useNavigate();
    const id = params['room_id'] ?? '';
    const { message } = useSearch({ strict: false }) as { message?: string };
    const led = useMemo(() => (message === undefined ? undefined : { id: message }), [message]);
    return <RoomScreen key={id} id={id} led={led} onLeft={() => void go({ to: '/rooms' })} />;
  };
}
