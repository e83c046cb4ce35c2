Feature: What only administrators may ask of the registry
  The staff's operations change the record or show what is private. The server refuses everybody else itself, whatever is displayed to
  them.

  @A7-admin @api-only
  Rule: Administrators get an answer, and nobody else does
    Scenario Outline: Somebody asks for something of the staff
      Given a pending filing that is unlocked
      When the registry is asked for the <operation> by <who>
      Then the asker gets <answer>

      Examples: An administrator
        | who              | operation                                | answer    |
        | an administrator | pending queue                            | an answer |
        | an administrator | pending filing                           | an answer |
        | an administrator | document of a pending filing             | an answer |
        | an administrator | list of reasons                          | an answer |
        | an administrator | lock on a filing                         | an answer |
        | an administrator | release of a lock                        | an answer |
        | an administrator | approval of a filing                     | an answer |
        | an administrator | rejection of a filing                    | an answer |
        | an administrator | check of the ID numbers                  | an answer |
        | an administrator | request to remove personal data          | an answer |
        | an administrator | release of all own locks                 | an answer |
        | an administrator | list of requests to remove personal data | an answer |
        | an administrator | audit log                                | an answer |
        | an administrator | worklist figures                         | an answer |
        | an administrator | list of payments that need attention     | an answer |
        | an administrator | closing of a payment                     | an answer |
        | an administrator | update of a user                         | an answer |

      Examples: Somebody who is signed on without the role
        | who                     | operation                                | answer                                 |
        | a user without the role | pending queue                            | a refusal, because the role is missing |
        | a user without the role | pending filing                           | a refusal, because the role is missing |
        | a user without the role | document of a pending filing             | a refusal, because the role is missing |
        | a user without the role | list of reasons                          | a refusal, because the role is missing |
        | a user without the role | lock on a filing                         | a refusal, because the role is missing |
        | a user without the role | release of a lock                        | a refusal, because the role is missing |
        | a user without the role | approval of a filing                     | a refusal, because the role is missing |
        | a user without the role | rejection of a filing                    | a refusal, because the role is missing |
        | a user without the role | check of the ID numbers                  | a refusal, because the role is missing |
        | a user without the role | request to remove personal data          | a refusal, because the role is missing |
        | a user without the role | release of all own locks                 | a refusal, because the role is missing |
        | a user without the role | list of requests to remove personal data | a refusal, because the role is missing |
        | a user without the role | audit log                                | a refusal, because the role is missing |
        | a user without the role | worklist figures                         | a refusal, because the role is missing |
        | a user without the role | list of payments that need attention     | a refusal, because the role is missing |
        | a user without the role | closing of a payment                     | a refusal, because the role is missing |
        | a user without the role | update of a user                         | a refusal, because the role is missing |

      Examples: Somebody who is not signed on
        | who                           | operation                                | answer                                 |
        | somebody who is not signed on | pending queue                            | a refusal, because nobody is signed on |
        | somebody who is not signed on | pending filing                           | a refusal, because nobody is signed on |
        | somebody who is not signed on | document of a pending filing             | a refusal, because nobody is signed on |
        | somebody who is not signed on | list of reasons                          | a refusal, because nobody is signed on |
        | somebody who is not signed on | lock on a filing                         | a refusal, because nobody is signed on |
        | somebody who is not signed on | release of a lock                        | a refusal, because nobody is signed on |
        | somebody who is not signed on | approval of a filing                     | a refusal, because nobody is signed on |
        | somebody who is not signed on | rejection of a filing                    | a refusal, because nobody is signed on |
        | somebody who is not signed on | check of the ID numbers                  | a refusal, because nobody is signed on |
        | somebody who is not signed on | request to remove personal data          | a refusal, because nobody is signed on |
        | somebody who is not signed on | release of all own locks                 | a refusal, because nobody is signed on |
        | somebody who is not signed on | list of requests to remove personal data | a refusal, because nobody is signed on |
        | somebody who is not signed on | audit log                                | a refusal, because nobody is signed on |
        | somebody who is not signed on | worklist figures                         | a refusal, because nobody is signed on |
        | somebody who is not signed on | list of payments that need attention     | a refusal, because nobody is signed on |
        | somebody who is not signed on | closing of a payment                     | a refusal, because nobody is signed on |
        | somebody who is not signed on | update of a user                         | a refusal, because nobody is signed on |

  @A7-admin @W6-roles @api-only
  Rule: What is in a private file is handed to administrators, and to nobody else
    Scenario Outline: Somebody asks for a private file by its address
      Given a pending filing that is unlocked
      When the registry is asked for a private file of it by <who>
      Then the asker gets <answer>

      Examples:
        | who                                        | answer                                     |
        | an administrator                           | an answer                                  |
        | a user without the role                    | a refusal, because the role is missing     |
        | a secure filer                             | a refusal, because the role is missing     |
        | an administrator with a temporary password | a refusal, because the role is missing     |
        | somebody who is not signed on              | a refusal, because nobody is signed on     |
