Feature: Locks on pending filings
  One administrator at a time processes a filing. A lock that its holder leaves behind ends by itself, so that no filing waits for ever.

  @A4-lock
  Rule: Whoever processes a filing locks it, and only the holder of the lock decides
    Scenario Outline: Something is done about a pending filing
      Given a pending filing that is <state>
      When <who> tries to <command> it
      Then the pending filing is <next>
      And the result is that <effects>

      Examples: An unlocked filing
        | state    | who                   | command | next     | effects                                 |
        | unlocked | another administrator | process | locked   | the lock is taken, the action is logged |
        | unlocked | another administrator | cancel  | unlocked | nothing happens                         |

      Examples: A locked filing
        | state  | who                    | command | next     | effects                                                                                                                   |
        | locked | the holder of the lock | process | locked   | the lock is renewed                                                                                                       |
        | locked | the holder of the lock | approve | approved | the filing is put on record, the acceptance is sent, the lock is released, the action is logged, the success is confirmed |
        | locked | the holder of the lock | reject  | rejected | the rejection is sent, the lock is released, the action is logged, the success is confirmed                               |
        | locked | the holder of the lock | cancel  | unlocked | the lock is released, the action is logged                                                                                |
        | locked | another administrator  | cancel  | locked   | nothing happens                                                                                                           |

      Examples: A filing that is decided
        | state    | who                   | command | next     | effects         |
        | approved | another administrator | cancel  | approved | nothing happens |
        | rejected | another administrator | cancel  | rejected | nothing happens |

    Scenario Outline: Nothing is done about a pending filing
      Given a pending filing that is <state>
      When <who> tries to <command> it
      Then it is refused because <refusal>
      And the pending filing is <state>

      Examples: Nobody has the lock
        | state    | who                   | command | refusal               |
        | unlocked | another administrator | approve | nobody holds the lock |
        | unlocked | another administrator | reject  | nobody holds the lock |

      Examples: Somebody else has the lock
        | state  | who                   | command | refusal                              |
        | locked | another administrator | process | another administrator holds the lock |
        | locked | another administrator | approve | another administrator holds the lock |
        | locked | another administrator | reject  | another administrator holds the lock |

      Examples: The filing is decided
        | state    | who                   | command | refusal                       |
        | approved | another administrator | process | the filing is already decided |
        | approved | another administrator | approve | the filing is already decided |
        | approved | another administrator | reject  | the filing is already decided |
        | rejected | another administrator | process | the filing is already decided |
        | rejected | another administrator | approve | the filing is already decided |
        | rejected | another administrator | reject  | the filing is already decided |

      Examples: A user without the role, though the lock bears their name
        | state    | who                     | command | refusal                          |
        | unlocked | a user without the role | process | the user is not an administrator |
        | unlocked | a user without the role | approve | the user is not an administrator |
        | unlocked | a user without the role | reject  | the user is not an administrator |
        | unlocked | a user without the role | cancel  | the user is not an administrator |
        | locked   | a user without the role | process | the user is not an administrator |
        | locked   | a user without the role | approve | the user is not an administrator |
        | locked   | a user without the role | reject  | the user is not an administrator |
        | locked   | a user without the role | cancel  | the user is not an administrator |
        | approved | a user without the role | process | the user is not an administrator |
        | approved | a user without the role | approve | the user is not an administrator |
        | approved | a user without the role | reject  | the user is not an administrator |
        | approved | a user without the role | cancel  | the user is not an administrator |
        | rejected | a user without the role | process | the user is not an administrator |
        | rejected | a user without the role | approve | the user is not an administrator |
        | rejected | a user without the role | reject  | the user is not an administrator |
        | rejected | a user without the role | cancel  | the user is not an administrator |

  @A4-lock
  Rule: A lock expires when its review has been inactive for five minutes
    Scenario Outline: The office releases expired locks
      Given a pending filing that is locked
      And its review was last active <seconds> seconds ago
      When the office releases the expired locks
      Then the pending filing is <next>
      And the result is that <effects>

      Examples: Still held
        | seconds | next   | effects         |
        | 0       | locked | nothing happens |
        | 60      | locked | nothing happens |
        | 299     | locked | nothing happens |

      Examples: Ended
        | seconds  | next     | effects                                    |
        | 300      | unlocked | the lock is released, the action is logged |
        | 301      | unlocked | the lock is released, the action is logged |
        | 99999999 | unlocked | the lock is released, the action is logged |

    Scenario Outline: Time changes nothing about a filing that nobody has locked
      Given a pending filing that is <state>
      When the office releases the expired locks
      Then the pending filing is <state>
      And the result is that nothing happens

      Examples:
        | state    |
        | unlocked |
        | approved |
        | rejected |

    Scenario Outline: Another administrator takes over a lock once it has expired, and not before
      Given a pending filing that is locked
      And its review was last active <seconds> seconds ago
      When another administrator tries to process it
      Then the pending filing is locked
      And the result is that <effects>

      Examples:
        | seconds | effects                                                       |
        | 300     | the lock is released, the lock is taken, the action is logged |
        | 3600    | the lock is released, the lock is taken, the action is logged |

    Scenario: A lock that is a second younger is taken from nobody
      Given a pending filing that is locked
      And its review was last active 299 seconds ago
      When another administrator tries to process it
      Then it is refused because another administrator holds the lock

    Scenario: The holder comes back before anybody has taken the lock over
      Given a pending filing that is locked
      And its review was last active 3600 seconds ago
      When the holder of the lock tries to process it
      Then the pending filing is locked
      And the result is that the lock is renewed

    Scenario: The holder decides before anybody has taken the lock over
      Given a pending filing that is locked
      And its review was last active 3600 seconds ago
      When the holder of the lock tries to approve it
      Then the pending filing is approved

    Scenario: An expired lock does not let another administrator decide
      Given a pending filing that is locked
      And its review was last active 3600 seconds ago
      When another administrator tries to approve it
      Then it is refused because another administrator holds the lock
