Feature: Being signed on
  Staff sign on once with the office. The portal recognizes them until they log out, also after a reload, and the registry knows who sends a request.

  @A2-loginadmin @A2-nav @A8-other @browser-only
  Rule: A user who signs on arrives at the place for the user's roles, with the menu for these roles
    Scenario: An administrator signs on
      When "Morgan Reyes" signs on with the office
      Then the user arrives at the staff home
      And the menu offers "Pending Queue, Change Password, Logout"

    Scenario: A user without the role is not allowed in
      When "Casey Lindqvist" signs on with the office
      Then the user arrives at the not-allowed notice
      And the user reads the message "You are signed on as Casey Lindqvist."
      And the menu offers "Business home, Search business database, Tips for searching, FAQ, Tutorials & training, Show State"

  @A2-loginadmin @browser-only
  Rule: A user who opens a link to the staff area signs on and arrives where the link leads
    Scenario: A link is opened by an administrator who has not signed on
      When "Morgan Reyes" opens a link to the audit log
      Then the user arrives at the audit log

    Scenario: A link is opened by a user without the role
      When "Casey Lindqvist" opens a link to the pending queue
      Then the user arrives at the not-allowed notice

  @A6-bearer @W9-token @browser-only
  Rule: The registry knows who sends a request, by a token that is renewed before it expires
    Scenario: The registry receives the token of the user
      When "Morgan Reyes" signs on with the office
      Then the registry receives a valid token

    Scenario: A renewed token replaces the old one
      Given "Morgan Reyes" has signed on with the office
      When the token expires
      Then the registry receives a valid token
      And the token is a new one

    Scenario: The sign-on is over when the office renews no token
      Given "Morgan Reyes" has signed on with the office
      And the office has ended the sign-on
      When the token expires
      Then the registry receives no token
      And the menu offers "Business home, Search business database, Tips for searching, FAQ, Tutorials & training, Show State"

  @A2-loginadmin @A2-health @browser-only
  Rule: A portal that is reloaded still knows who is signed on
    Scenario: An administrator is still signed on
      Given "Morgan Reyes" has signed on with the office
      When the user reloads the portal
      Then the menu offers "Pending Queue, Change Password, Logout"
      And the registry receives a valid token

    Scenario: A token that has meanwhile expired is renewed
      Given "Morgan Reyes" has signed on with the office
      When the user reloads the portal after the token has expired
      Then the registry receives a valid token
      And the token is a new one

    Scenario: A sign-on that the office has meanwhile ended is over
      Given "Morgan Reyes" has signed on with the office
      And the office has ended the sign-on
      When the user reloads the portal after the token has expired
      Then the registry receives no token
      And the menu offers "Business home, Search business database, Tips for searching, FAQ, Tutorials & training, Show State"

  @A2-logout @browser-only
  Rule: Logging out ends the sign-on in the portal and at the office, and leads to the configured address
    Scenario: An administrator logs out
      Given "Morgan Reyes" has signed on with the office
      When the user logs out
      Then the portal opens the configured address
      And the registry receives no token
      And the menu offers "Business home, Search business database, Tips for searching, FAQ, Tutorials & training, Show State"

    Scenario: The office asks the user to sign on again
      Given "Morgan Reyes" has signed on with the office
      And the user has logged out
      When the user opens the sign-on again
      Then the office asks the user to sign on

  @W7-authcheck @api-only
  Rule: The check of a login says whether its token is valid
    Scenario Outline: A token is checked
      When the registry checks <token>
      Then the login <is accepted>

      Examples:
        | token                                  | is accepted |
        | no token                               | is accepted |
        | the token of an administrator          | is accepted |
        | the token of a user without roles      | is accepted |
        | an altered token                       | is refused  |
        | the identity token of an administrator | is refused  |
        | a text that is not a token             | is refused  |
