"""Starts several galleries that share a database, with HAProxy as a load balancer in front of them."""

from cluster.balancer import Balancer, answers, free_port
from cluster.database import Database
from gallery import Gallery
from processes import wait_for


class Cluster:
    def __init__(self, folder):
        self.database = Database()
        self.ports = {"one": free_port(), "two": free_port()}
        self.nodes = {}
        self.balancer = None
        try:
            for name in self.ports:
                self.start(name)
            self.balancer = Balancer(folder, list(self.ports.values()))
        except BaseException:
            self.stop()
            raise
        self.address = self.balancer.address

    def start(self, name):
        """Starts a gallery, and waits until it is ready for visitors."""
        self.nodes[name] = Gallery(
            "--database", self.database.address, "--trust-proxy", "127.0.0.1", port=self.ports[name], data=None, visitors=True
        )
        self.wait_until_ready(name)

    def is_ready(self, name):
        return answers(f"http://127.0.0.1:{self.ports[name]}/health/ready")

    def wait_until_ready(self, name):
        wait_for(lambda: self.is_ready(name), f"{name} is ready")

    def kill(self, name):
        """Kills a gallery, so that it cannot notify its pages."""
        self.nodes[name].process.kill()
        self.nodes[name].process.wait()

    def stop(self):
        if self.balancer:
            self.balancer.stop()
        for node in self.nodes.values():
            node.stop()
        self.database.drop()
