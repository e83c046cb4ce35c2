Feature: Accounts of staff and secure filers
  The registry keeps one store of accounts. It tells nobody who has one, and opens to each what is theirs.

  @A7-sbf @W7-authcheck @api-only
  Rule: A login to secure filing opens the entity that it names and no other
    Scenario Outline: A login is accepted or refused
      When somebody logs in to the secure filing of the entity "<entity>" with the email "<email>" and the password "<password>"
      Then the registry answers that <what happens>

      Examples:
        | entity      | email                       | password      | what happens                   |
        | 20101000015 | robin@northgate.example     | Northgate2026 | all goes well                  |
        | 20101000015 | ROBIN@northgate.example     | Northgate2026 | all goes well                  |
        | 20101000015 | robin@northgate.example     | northgate2026 | the email or password is wrong |
        | 20101000080 | robin@northgate.example     | Northgate2026 | the email or password is wrong |
        | 20101000015 | nobody@northgate.example    | Northgate2026 | the email or password is wrong |
        | 20101000015 | locked@northgate.example    | Northgate2026 | the email or password is wrong |
        | 20101000015 | ended@northgate.example     | Temporary2026 | the email or password is wrong |
        | 20101000015 | temporary@northgate.example | Temporary2026 | all goes well                  |

    Scenario Outline: The login opens filings on its entity
      Given "robin@northgate.example" has logged in to the secure filing of the entity "20101000015" with the password "Northgate2026"
      When the login is checked for the entity "<entity>"
      Then the registry answers that <what happens>

      Examples: Its own entity, another one with secure filing, and one without
        | entity      | what happens      |
        | 20101000015 | all goes well     |
        | 20101000080 | a login is needed |
        | 20101000001 | all goes well     |

    Scenario: A login with a temporary password does not open filings
      Given "temporary@northgate.example" has logged in to the secure filing of the entity "20101000015" with the password "Temporary2026"
      When the login is checked for the entity "20101000015"
      Then the registry answers that a new password is needed

    Scenario: A login that was logged out is over
      Given "robin@northgate.example" has logged in to the secure filing of the entity "20101000015" with the password "Northgate2026"
      And the login to secure filing has been logged out
      When the login is checked for the entity "20101000015"
      Then the registry answers that the login has ended

  @A7-sbf @A7-users @api-only
  Rule: A temporary password is mailed to the account that is named, and the answer does not tell whether there is one
    Scenario Outline: A temporary password is asked for
      When a temporary password is asked for the user "<user>" with the email "<email>"
      Then the registry answers that all goes well
      And <mails> temporary password is mailed to "<email>"

      Examples:
        | user             | email                    | mails |
        | northgate-ended  | ended@northgate.example  | one   |
        | no-such-user     | ended2@northgate.example | no    |
        | northgate        | other@northgate.example  | no    |
        | northgate-locked | locked@northgate.example | no    |

    Scenario: A temporary password is asked for at the login of the entity
      When a temporary password is asked for at the login of the entity "20101000081" for the user "secure-20101000081" with the email "filer@tamarackbend.example"
      Then the registry answers that all goes well
      And one temporary password is mailed to "filer@tamarackbend.example"

  @A7-users @api-only
  Rule: An account is created with a temporary password, which its owner changes
    Scenario: A secure filer of the entity begins
      Given "Morgan Reyes" has created the account "lark" with the email "lark@northgate.example" for the entity "20101000015"
      And "lark@northgate.example" has logged in to the secure filing of the entity "20101000015" with the mailed password
      When the user "lark" changes the mailed password to "Meadow42Lark"
      Then the registry answers that all goes well
      And "lark@northgate.example" can log in to the secure filing of the entity "20101000015" with the password "Meadow42Lark"

    Scenario: A new password against the rules is refused
      Given "Morgan Reyes" has created the account "wren" with the email "wren@northgate.example" for the entity "20101000015"
      And "wren@northgate.example" has logged in to the secure filing of the entity "20101000015" with the mailed password
      When the user "wren" changes the mailed password to "meadow"
      Then the registry answers that something that was entered is refused

    Scenario: An account that an administrator has locked is closed
      Given "Morgan Reyes" has created the account "finch" with the email "finch@northgate.example" for the entity "20101000015"
      And "finch@northgate.example" has logged in to the secure filing of the entity "20101000015" with the mailed password
      And "Morgan Reyes" has locked the account "finch"
      When the login is checked for the entity "20101000015"
      Then the registry answers that the login has ended

  @A7-users @A6-bearer @api-only
  Rule: Administrators find every account, and others their own
    Scenario Outline: Accounts are looked for
      When "<name>" looks for accounts by the <criterion> "<value>"
      Then the accounts found are "<accounts>"

      Examples:
        | name            | criterion | value       | accounts           |
        | Morgan Reyes    | user ID   | NORTHGATE   | northgate          |
        | Morgan Reyes    | name      | lou n       | northgate-locked   |
        | Morgan Reyes    | entity    | 20101000082 | secure-20101000082 |
        | Morgan Reyes    | user ID   | no-such     |                    |
        | Casey Lindqvist | user ID   | filer       | filer              |
        | Casey Lindqvist | user ID   | northgate   |                    |
        | Casey Lindqvist | entity    | 20101000082 |                    |

  @A6-bearer @api-only
  Rule: What administrators do needs an administrator who has signed on
    Scenario Outline: Somebody else tries
      When <somebody> tries to <action>
      Then the registry answers that <what happens>

      Examples:
        | somebody             | action            | what happens      |
        | nobody in particular | look for accounts | a login is needed |
        | nobody in particular | create an account | a login is needed |
        | nobody in particular | lock an account   | a login is needed |
        | a user without roles | create an account | it is not allowed |
        | a user without roles | lock an account   | it is not allowed |
        | a secure filer       | create an account | it is not allowed |
        | a secure filer       | lock an account   | it is not allowed |

  @A7-users
  Rule: Administrators create any account; a filer who has just filed for an entity creates its first one
    Scenario Outline: Who gets an account
      When "<requester>" asks for an account of "<entity>" with "<proof>"
      Then the account "<decision>"

      Examples:
        | requester                       | entity                          | proof                        | decision          |
        | an administrator                | an entity with secure filing    | no filing                    | is created        |
        | an administrator                | staff who sign on elsewhere     | no filing                    | is kept elsewhere |
        | the public                      | an entity without secure filing | no filing                    | needs a login     |
        | somebody else who has logged in | an entity without secure filing | no filing                    | is not for them   |
        | the public                      | an entity without secure filing | a filing that proves nothing | is not proven     |
        | the public                      | an entity with secure filing    | a filing just made           | exists already    |
        | the public                      | an entity without secure filing | a filing just made           | is created        |
        | somebody else who has logged in | an entity without secure filing | a filing that proves nothing | is not proven     |
        | somebody else who has logged in | an entity with secure filing    | a filing just made           | exists already    |
        | somebody else who has logged in | an entity without secure filing | a filing just made           | is created        |

  @A7-users
  Rule: Accounts of secure filing have no roles, and no administrator shuts themselves out
    Scenario Outline: What an administrator may change
      When an administrator changes "<account>", which "<change>"
      Then the account "<decision>"

      Examples:
        | account                     | change          | decision       |
        | an account of secure filing | gets a role     | stays as it is |
        | an account of secure filing | is locked       | is changed     |
        | an account of secure filing | is closed       | is changed     |
        | another account of staff    | is closed       | stays as it is |
        | the own account             | is closed       | stays as it is |
        | another account of staff    | loses its roles | is changed     |
        | another account of staff    | is locked       | is changed     |
        | the own account             | is unlocked     | is changed     |
        | the own account             | gets a role     | is changed     |
        | the own account             | loses its roles | stays as it is |
        | the own account             | is locked       | stays as it is |
