import { Server } from 'socket.io';
import { endWithParent } from '../run/helper.ts';

const server = new Server({ transports: ['websocket'], serveClient: false });
server.on('connection', (socket) => {
  if (socket.handshake.query['listen'] === '1') void socket.join('listeners');
  socket.on('say', (text: string) => {
    server.to('listeners').emit('said', text);
  });
});
server.listen(Number(process.argv[2]), { cors: { origin: false } });

endWithParent();
