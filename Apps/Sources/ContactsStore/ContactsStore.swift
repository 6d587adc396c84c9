// The ContactsStore target.
