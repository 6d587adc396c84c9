internal import Belvedere
