"""A TCP relay between the browser and the gallery. A test can interrupt it, like a network that is lost in a tunnel."""

import asyncio
import threading


class Proxy:
    def __init__(self, target):
        self.target = target
        self.is_cut = False
        self.is_swallowing = False
        self.is_swallowing_answers = False
        self.holding = None
        self.held = []
        self.pairs = set()
        self.loop = asyncio.new_event_loop()
        self.started = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        self.started.wait()
        self.address = f"http://127.0.0.1:{self.port}"

    def _run(self):
        asyncio.set_event_loop(self.loop)
        self.server = self.loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = self.server.sockets[0].getsockname()[1]
        self.started.set()
        self.loop.run_forever()

    async def _serve(self, reader, writer):
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        pair = (writer, far_writer)
        self.pairs.add(pair)

        async def relay(source, sink, is_answer=False):
            try:
                while data := await source.read(65536):
                    if self.is_swallowing or is_answer and self.is_swallowing_answers:
                        continue
                    if self.holding and not is_answer and data.startswith(self.holding):
                        turn = asyncio.Event()
                        self.held.append(turn)
                        await turn.wait()
                    sink.write(data)
                    await sink.drain()
            except (OSError, asyncio.CancelledError):
                pass
            finally:
                sink.close()

        await asyncio.gather(relay(reader, far_writer), relay(far_reader, writer, is_answer=True))
        self.pairs.discard(pair)

    def _call(self, function):
        done = threading.Event()
        self.loop.call_soon_threadsafe(lambda: (function(), done.set()))
        done.wait(5)

    def cut(self):
        """Ends every connection without a close frame of WebSocket, and refuses new connections."""
        def abort():
            self.is_cut = True
            self.drop_all()
        self._call(abort)

    def swallow(self):
        """Reads bytes and does not send them on, like a network that has lost the state of a connection."""
        self.is_swallowing = True

    def swallow_answers(self):
        """Sends the frames of the page on to the server, but discards the frames of the server."""
        self.is_swallowing_answers = True

    def hold(self, beginning):
        """Keeps back data that begins with these bytes, until `hand_on` is called for each piece."""
        self.holding = beginning

    def hand_on(self):
        """Sends on the oldest data that was kept back. From now on no data is kept back."""
        def hand_on():
            self.holding = None
            if self.held: self.held.pop(0).set()
        self._call(hand_on)

    def drop_all(self):
        for near, far in list(self.pairs):
            near.transport.abort()
            far.transport.abort()

    def drop(self):
        """Ends every connection, but accepts new connections."""
        self._call(self.drop_all)

    def repair(self):
        def repair():
            self.is_cut = self.is_swallowing = self.is_swallowing_answers = False
        self._call(repair)

    def stop(self):
        def stop():
            self.server.close()
            self.drop_all()
            for task in asyncio.all_tasks(self.loop):
                task.cancel()
            self.loop.call_later(0.05, self.loop.stop)
        self.loop.call_soon_threadsafe(stop)
        self.thread.join(5)
